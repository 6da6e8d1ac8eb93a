import { type AgeGroup, type Gender, AGE_BANDS } from '#app/domain/training/qualification/age-groups.ts'
import type { SlotAllocation } from '#app/domain/training/qualification/allocation.ts'
import type { RaceDistance } from '#app/domain/training/qualification/races.ts'
import type { QualificationSystem } from '#app/domain/training/qualification/simulate.ts'
import { writeFixed, writeNumber } from '#app/domain/training/typed/writing.ts'
import words from './system-words.json' with { type: 'json' }

export const systemWords: Record<
  QualificationSystem,
  Record<'label' | 'short' | 'order' | 'howShared', string>
> = words

export const systemKeys = Object.keys(systemWords) as QualificationSystem[]

export function systemsOf(distance: RaceDistance): QualificationSystem[] {
  return distance === '703' ? ['ancien', '703-2025', '703-2026'] : ['ancien', '2025-07', '2025-11']
}

export function writeGroup({ gender, key }: AgeGroup): string {
  return `${gender === 'F' ? 'F' : 'H'}\u00a0${key.slice(1).replace('-', '–')}`
}

export const genderWords: Record<Gender, string> = { F: 'femmes', M: 'hommes' }

export const refusalWords: Record<(SlotAllocation & { ok: false })['reason'], string> = {
  'not-a-count': 'Indiquez des nombres entiers, de 0 à 100 000.',
  'too-few-slots': 'Il y a moins de places que de groupes d’âge\u00a0: chacun doit avoir la sienne.',
  'odd-slots':
    'En 70.3, il y a autant de places pour les femmes et les hommes\u00a0: indiquez un nombre pair.',
  'no-starters': 'Indiquez au moins une personne au départ.',
}

export function writeFactor(factor: number): string {
  return writeFixed(factor, 4)
}

export function writeBand(band: number): string {
  return String(AGE_BANDS[band]).replace('-', '–')
}

export function writeRank(rank: number, gender: Gender): string {
  if (rank > 1) return `${writeNumber(rank, 0)}e`
  return gender === 'F' ? '1re' : '1er'
}
