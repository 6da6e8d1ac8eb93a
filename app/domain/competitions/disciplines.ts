import { isKeyOf } from '#app/domain/shared/key-of.ts'

export const families = {
  course: 'Course',
  natation: 'Natation',
  triathlon: 'Triathlon',
  velo: 'Vélo',
  stage: 'Stages',
  club: 'Vie du club',
} as const
export type Family = keyof typeof families

export const disciplines = {
  route: { label: 'Course sur route', family: 'course' },
  trail: { label: 'Trail', family: 'course' },
  cross: { label: 'Cross', family: 'course' },
  piste: { label: 'Piste', family: 'course' },
  bassin: { label: 'Natation en bassin', family: 'natation' },
  'eau-libre': { label: 'Eau libre', family: 'natation' },
  triathlon: { label: 'Triathlon', family: 'triathlon' },
  'cross-triathlon': { label: 'Cross triathlon', family: 'triathlon' },
  'triathlon-jeunes': { label: 'Triathlon jeunes', family: 'triathlon' },
  duathlon: { label: 'Duathlon', family: 'triathlon' },
  aquathlon: { label: 'Aquathlon', family: 'triathlon' },
  swimrun: { label: 'Swimrun', family: 'triathlon' },
  cyclosportive: { label: 'Cyclosportive', family: 'velo' },
  'contre-la-montre': { label: 'Contre-la-montre', family: 'velo' },
  club: { label: 'Vie du club', family: 'club' },
} as const satisfies Readonly<Record<string, { label: string; family: Exclude<Family, 'stage'> }>>
export type Discipline = keyof typeof disciplines

export const isFamily = isKeyOf(families)
export const isDiscipline = isKeyOf(disciplines)
