import { writePace } from '../typed/write-pace.ts'
import type { Intensity, WorkoutSport, WorkoutZone } from './workout.ts'

const names: Readonly<Record<WorkoutZone, string>> = {
  repos: 'Repos',
  recuperation: 'Récupération',
  aisance: 'Facile',
  endurance: 'Endurance',
  marathon: 'Allure marathon',
  'seuil-1': 'Seuil 1',
  seuil: 'Seuil',
  course: 'Allure de course',
  'vma-longue': 'VMA longue',
  vma: 'VMA',
  vitesse: 'Vitesse',
}

const inSport: Readonly<Record<WorkoutSport, Readonly<Partial<Record<WorkoutZone, string>>>>> = {
  course: { recuperation: 'Trot' },
  natation: { vma: 'Soutien' },
  velo: { vma: 'PMA' },
}

/** What an intensity is called beside its drawing: « Seuil », « 85 % de VMA », « CSS + 4 », « 4′30″/km ». */
export function intensityName(intensity: Intensity, sport: WorkoutSport): string {
  if (intensity.kind === 'zone') return inSport[sport][intensity.zone] ?? names[intensity.zone]
  if (intensity.kind === 'css') return cssName(intensity.plus)
  const { from, to } = intensity
  if (intensity.kind === 'percent') {
    return from === to ? `${from}\u00A0% de VMA` : `${from} à ${to}\u00A0% de VMA`
  }
  const unit = intensity.per === 1000 ? 'km' : '100 m'
  return from === to ? writePace(from, unit) : `${writePace(from)} à ${writePace(to, unit)}`
}

function cssName(plus: number): string {
  if (plus === 0) return 'CSS'
  return plus > 0 ? `CSS\u00A0+\u00A0${plus}` : `CSS\u00A0−\u00A0${-plus}`
}
