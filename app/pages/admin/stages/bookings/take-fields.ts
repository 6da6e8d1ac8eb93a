type Asked = {
  readonly name: string
  readonly label: string
  readonly type?: 'email' | 'tel'
  readonly isOptional?: boolean
}

/** What is asked at the telephone of one person who books for themselves. */
export const takeFields: readonly Asked[] = [
  { name: 'firstName', label: 'Prénom' },
  { name: 'lastName', label: 'Nom' },
  { name: 'email', label: 'Adresse e-mail', type: 'email' },
  { name: 'phone', label: 'Téléphone', type: 'tel', isOptional: true },
  { name: 'street', label: 'Numéro et rue' },
  { name: 'postcode', label: 'Code postal' },
  { name: 'city', label: 'Ville' },
  { name: 'bornOn-1', label: 'Date de naissance' },
  { name: 'emergencyName-1', label: 'Personne à prévenir en cas d’urgence' },
  { name: 'emergencyPhone-1', label: 'Son téléphone', type: 'tel' },
  { name: 'diet-1', label: 'Régime alimentaire', isOptional: true },
  { name: 'guardianName-1', label: 'Représentant légal, avant 18 ans', isOptional: true },
  { name: 'guardianEmail-1', label: 'Son adresse e-mail', type: 'email', isOptional: true },
]

export const takenNames: readonly string[] = [
  ...takeFields.map(({ name }) => name),
  'levelGroup-1',
  'isFit-1',
  'paymentMethod',
]
