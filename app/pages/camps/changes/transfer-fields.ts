type Asked = {
  readonly name: string
  readonly label: string
  readonly type?: 'email' | 'tel'
  readonly hint?: string
  readonly isOptional?: boolean
}

/** What is asked of who comes instead, in the order of the form. */
export const transferFields: readonly Asked[] = [
  { name: 'firstName', label: 'Prénom' },
  { name: 'lastName', label: 'Nom' },
  { name: 'email', label: 'Adresse e-mail', type: 'email', hint: 'Cette personne est prévenue.' },
  { name: 'phone', label: 'Téléphone', type: 'tel', isOptional: true },
  { name: 'bornOn', label: 'Date de naissance', hint: 'Jour, mois, année, comme 14/03/1990.' },
  { name: 'licence', label: 'Numéro de licence', isOptional: true },
  { name: 'emergencyName', label: 'Personne à prévenir en cas d’urgence' },
  { name: 'emergencyPhone', label: 'Son téléphone', type: 'tel' },
  { name: 'diet', label: 'Régime alimentaire', isOptional: true },
  { name: 'guardianName', label: 'Représentant légal, avant 18 ans', isOptional: true },
  { name: 'guardianEmail', label: 'Son adresse e-mail', type: 'email', isOptional: true },
]
