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

/** The family a text names, undefined for any other text. */
export function familyNamed(text: string | null): Family | undefined {
  return text !== null && isFamily(text) ? text : undefined
}

/** Whether a text is the key of a discipline. */
export function isDiscipline(text: string): text is Discipline {
  return Object.hasOwn(disciplines, text)
}

function isFamily(text: string): text is Family {
  return Object.hasOwn(families, text)
}
