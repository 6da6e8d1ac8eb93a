/** What can be done to the address one has, once it was said what follows. */
export const secretActs = {
  renouveler: {
    title: 'Changer d’adresses\u202f?',
    text: 'Les deux adresses d’aujourd’hui cessent aussitôt\u00a0: les agendas qui les lisent ne se mettent plus à jour, et vous y ajoutez les nouvelles.',
    confirm: 'Changer d’adresses',
  },
  fermer: {
    title: 'Ne plus avoir d’adresse\u202f?',
    text: 'Les deux adresses d’aujourd’hui cessent aussitôt\u00a0: les agendas qui les lisent ne se mettent plus à jour. Vous pourrez en créer d’autres ici.',
    confirm: 'Fermer mes adresses',
  },
} as const

export type SecretAct = keyof typeof secretActs

export function isSecretAct(name: string): name is SecretAct {
  return Object.hasOwn(secretActs, name)
}
