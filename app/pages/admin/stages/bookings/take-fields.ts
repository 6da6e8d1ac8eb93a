export type Asked = {
  readonly name: string
  readonly label: string
  readonly type?: 'email' | 'tel'
  readonly isOptional?: boolean
}

/** What is asked at the telephone of who books, who is the first to come. */
export const bookerFields: readonly Asked[] = [
  { name: 'firstName', label: 'Prénom' },
  { name: 'lastName', label: 'Nom' },
  { name: 'email', label: 'Adresse e-mail', type: 'email' },
  { name: 'phone', label: 'Téléphone', type: 'tel', isOptional: true },
  { name: 'street', label: 'Numéro et rue' },
  { name: 'postcode', label: 'Code postal' },
  { name: 'city', label: 'Ville' },
]

const ofOthers: readonly Asked[] = [
  { name: 'firstName', label: 'Prénom' },
  { name: 'lastName', label: 'Nom' },
  { name: 'email', label: 'Adresse e-mail', type: 'email', isOptional: true },
  { name: 'phone', label: 'Téléphone', type: 'tel', isOptional: true },
]

const ofAll: readonly Asked[] = [
  { name: 'bornOn', label: 'Date de naissance' },
  { name: 'emergencyName', label: 'Personne à prévenir en cas d’urgence' },
  { name: 'emergencyPhone', label: 'Son téléphone', type: 'tel' },
  { name: 'diet', label: 'Régime alimentaire', isOptional: true },
  { name: 'guardianName', label: 'Représentant légal, avant 18 ans', isOptional: true },
  { name: 'guardianEmail', label: 'Son adresse e-mail', type: 'email', isOptional: true },
]

/** What is asked of the participant of a rank, from 1. */
export function personFields(rank: number): Asked[] {
  const asked = rank === 1 ? ofAll : [...ofOthers, ...ofAll]
  return asked.map(({ name, ...rest }) => ({ name: `${name}-${rank}`, ...rest }))
}
