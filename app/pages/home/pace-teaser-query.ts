export type PaceTeaserQuery = { distance: string; temps: string }

export const paceTeaserExample: PaceTeaserQuery = { distance: 'marathon', temps: '3:30:00' }

export const paceTeaserDistances = [
  { value: 'marathon', label: 'Marathon, 42,195 km' },
  { value: 'semi', label: 'Semi, 21,1 km' },
  { value: '10 km', label: '10 km' },
  { value: '5 km', label: '5 km' },
] as const
