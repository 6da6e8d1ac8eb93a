/** Periods of a recap, as an address names them (`bilan`). */
export const recapKinds = [
  { value: 'semaine', kind: 'week', label: 'Semaine' },
  { value: 'mois', kind: 'month', label: 'Mois' },
  { value: 'annee', kind: 'year', label: 'Année' },
] as const

export type RecapKind = (typeof recapKinds)[number]['kind']
