import { type FeedKind, feedKinds } from '#app/domain/competitions/feed/feed-file.ts'

export type Done = 'adresses' | 'autres-adresses' | 'fermees' | 'rappels'

const words: Readonly<Record<Done, string>> = {
  adresses: 'Vos adresses sont prêtes.',
  'autres-adresses': 'Vos adresses sont prêtes. Celles d’avant ne mènent plus à rien.',
  fermees: 'Vos adresses sont fermées\u00a0: plus aucun agenda ne lit les vôtres.',
  rappels: 'C’est enregistré.',
}

function isDone(name: string): name is Done {
  return Object.hasOwn(words, name)
}

export function doneWords(name: string | undefined): string | undefined {
  return name !== undefined && isDone(name) ? words[name] : undefined
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

export function isSecretAct(name: string): name is SecretAct {
  return Object.hasOwn(secretActs, name)
}

export type FeedAddress = {
  readonly kind: FeedKind
  readonly web: string
  readonly program: string
}

export function feedAddresses(siteUrl: string, secret: string): FeedAddress[] {
  return feedKinds.map((kind) => {
    const { href, host, pathname } = new URL(`/agenda/${secret}/${kind}.ics`, siteUrl)
    return { kind, web: href, program: `webcal://${host}${pathname}` }
  })
}
