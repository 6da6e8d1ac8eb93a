import { isKeyOf } from '#app/domain/shared/key-of.ts'
import type { LegSport } from './formats/race-format.ts'

export const families = {
  course: 'Course',
  natation: 'Natation',
  triathlon: 'Triathlon',
  velo: 'Vélo',
  stage: 'Stages',
  club: 'Vie du club',
} as const
export type Family = keyof typeof families

type DisciplineFacts = {
  readonly label: string
  readonly family: Exclude<Family, 'stage'>
  readonly sports: readonly LegSport[]
}

const swimBikeRun = ['natation', 'velo', 'course'] as const
const runBikeRun = ['course', 'velo', 'course'] as const

export const disciplines = {
  route: { label: 'Course sur route', family: 'course', sports: ['course'] },
  trail: { label: 'Trail', family: 'course', sports: ['course'] },
  cross: { label: 'Cross', family: 'course', sports: ['course'] },
  piste: { label: 'Piste', family: 'course', sports: ['course'] },
  bassin: { label: 'Natation en bassin', family: 'natation', sports: ['natation'] },
  'eau-libre': { label: 'Eau libre', family: 'natation', sports: ['natation'] },
  triathlon: { label: 'Triathlon', family: 'triathlon', sports: swimBikeRun },
  'cross-triathlon': { label: 'Cross triathlon', family: 'triathlon', sports: swimBikeRun },
  'triathlon-jeunes': { label: 'Triathlon jeunes', family: 'triathlon', sports: swimBikeRun },
  duathlon: { label: 'Duathlon', family: 'triathlon', sports: runBikeRun },
  aquathlon: { label: 'Aquathlon', family: 'triathlon', sports: ['natation', 'course'] },
  swimrun: { label: 'Swimrun', family: 'triathlon', sports: ['natation', 'course'] },
  cyclosportive: { label: 'Cyclosportive', family: 'velo', sports: ['velo'] },
  'contre-la-montre': { label: 'Contre-la-montre', family: 'velo', sports: ['velo'] },
  club: { label: 'Vie du club', family: 'club', sports: [] },
} as const satisfies Readonly<Record<string, DisciplineFacts>>
export type Discipline = keyof typeof disciplines

export const isFamily = isKeyOf(families)
export const isDiscipline = isKeyOf(disciplines)
