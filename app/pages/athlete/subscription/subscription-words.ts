import { feedKinds } from '#app/domain/competitions/feed/feed-file.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'

export type Done = 'adresses' | 'autres-adresses' | 'fermees' | 'rappels'

export const doneWords: Readonly<Record<Done, string>> = {
  adresses: 'Vos adresses sont prêtes.',
  'autres-adresses': 'Vos adresses sont prêtes. Celles d’avant ne mènent plus à rien.',
  fermees: 'Vos adresses sont fermées\u00a0: plus aucun agenda ne lit les vôtres.',
  rappels: 'C’est enregistré.',
}

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

export const isSecretAct = isKeyOf(secretActs)

export type FeedAddress = ReturnType<typeof feedAddresses>[number]

export function feedAddresses(siteUrl: string, secret: string) {
  return feedKinds.map((kind) => {
    const { href, host, pathname } = new URL(`/agenda/${secret}/${kind}.ics`, siteUrl)
    return { kind, web: href, program: `webcal://${host}${pathname}` }
  })
}
