/** The simulator's place in the page, above the explainer. */
export const simulatorId = 'simulateur'

/** The chapters of the page, by the id of their section; no field of the simulator has one of these ids. */
export const explainerChapters = [
  { id: 'une-place', label: 'Une ligne, une place' },
  { id: 'temps-pondere', label: 'Temps pondéré' },
  { id: 'coefficients', label: 'Coefficients' },
  { id: 'desistements', label: 'Désistements' },
  { id: 'calendrier', label: 'Calendrier des règles' },
  { id: 'formats', label: '70.3 ou Ironman' },
  { id: 'avant-apres', label: 'Avant, après' },
  { id: 'a-verifier', label: 'À vérifier' },
] as const

export type ChapterId = (typeof explainerChapters)[number]['id']
