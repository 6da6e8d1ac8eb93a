import { type AgeGroup, type Gender, AGE_BANDS } from '#app/domain/training/qualification/age-groups.ts'
import type { SlotAllocation } from '#app/domain/training/qualification/allocation.ts'
import type { RaceDistance } from '#app/domain/training/qualification/races.ts'
import type { QualificationSystem } from '#app/domain/training/qualification/simulate.ts'

type SystemWords = { label: string; short: string; order: string; distance: RaceDistance | undefined }

export const systemWords: Record<QualificationSystem, SystemWords> = {
  '2025-11': {
    label: 'Ironman, depuis le 14 novembre 2025',
    short: 'Depuis novembre 2025',
    order: 'deux listes pondérées',
    distance: 'ironman',
  },
  '2025-07': {
    label: 'Ironman, de juillet à novembre 2025',
    short: 'Juillet 2025',
    order: 'une liste pondérée commune',
    distance: 'ironman',
  },
  '703-2026': {
    label: '70.3, depuis le 23 juin 2026',
    short: 'Table de 2026',
    order: 'deux listes pondérées',
    distance: '703',
  },
  '703-2025': {
    label: '70.3, de juillet 2025 à juin 2026',
    short: 'Table de 2025',
    order: 'deux listes pondérées',
    distance: '703',
  },
  ancien: {
    label: 'Ancienne règle, jusqu’aux championnats 2025',
    short: 'Avant juillet 2025',
    order: 'à chaque groupe ses places',
    distance: undefined,
  },
}

export const systemKeys = Object.keys(systemWords) as QualificationSystem[]

export function systemsOf(distance: RaceDistance): QualificationSystem[] {
  return distance === '703' ? ['ancien', '703-2025', '703-2026'] : ['ancien', '2025-07', '2025-11']
}

export function writeGroup({ gender, key }: AgeGroup): string {
  return `${gender === 'F' ? 'F' : 'H'}\u00a0${key.slice(1).replace('-', '–')}`
}

export const genderWords: Record<Gender, string> = { F: 'femmes', M: 'hommes' }

const words: Record<(SlotAllocation & { ok: false })['reason'], string> = {
  'not-a-count': 'Indiquez des nombres entiers, de 0 à 100 000.',
  'too-few-slots': 'Il y a moins de places que de groupes d’âge\u00a0: chacun doit avoir la sienne.',
  'odd-slots':
    'En 70.3, il y a autant de places pour les femmes et les hommes\u00a0: indiquez un nombre pair.',
  'no-starters': 'Indiquez au moins une personne au départ.',
}

export function refusalWords(reason: keyof typeof words): string {
  return words[reason]
}

export function writeFactor(factor: number): string {
  return factor.toLocaleString('fr-FR', { minimumFractionDigits: 4, maximumFractionDigits: 4 })
}

export function writeBand(band: number): string {
  return String(AGE_BANDS[band]).replace('-', '–')
}

export function writeRank(rank: number, gender: 'F' | 'M'): string {
  if (rank > 1) return `${rank}e`
  return gender === 'F' ? '1re' : '1er'
}
