import { isKeyOf } from '#app/domain/shared/key-of.ts'
import type { SiteCollections } from '#content/collections.ts'
import { splitText } from './form/document-text.ts'
import type { EditedPlace } from './rules.ts'

/** The collections that coaches edit, as they call them. */
export const collectionLabels = {
  info: 'Pages du club',
  nosStages: 'Stages',
  espaceAthlete: 'Articles',
  shop: 'Produits',
} as const satisfies Partial<Record<keyof SiteCollections, string>>

export type CollectionName = keyof typeof collectionLabels

export const isCollectionName = isKeyOf(collectionLabels)
export const collectionNames = Object.keys(collectionLabels).filter(isCollectionName)

export function isDocumentPlace(place: EditedPlace): place is EditedPlace & { collection: CollectionName } {
  return isCollectionName(place.collection)
}

export const documentStates = {
  published: 'Publiés',
  draft: 'Brouillons et exemples',
  scheduled: 'Prévus',
  hidden: 'Masqués',
  archived: 'Archivés',
} as const

export type DocumentState = keyof typeof documentStates

/** The part of an address that names a document: `espaceAthlete~2.natation~1.css.md`. */
export function documentId({ collection, file }: EditedPlace): string {
  return `${collection}~${file.replaceAll('/', '~')}`
}

export function placeOfId(id: string): EditedPlace {
  const [collection = '', ...file] = id.split('~')
  return { collection, file: file.join('/') }
}

const infoTitles: Readonly<Record<string, string>> = {
  accueil: 'Accueil',
  boutique: 'Boutique',
  'coaching-natation': 'Coaching natation',
  'coaching-running': 'Coaching running',
  'coaching-triathlon': 'Coaching triathlon',
  entreprise: 'Le club\u00a0: identité, adresses, horaires',
  equipe: 'Équipe et séances',
  menus: 'Mots des menus',
  recherche: 'Mots de la recherche',
  soins: 'Massages et soins',
  stages: 'Liste des stages',
  temoignages: 'Témoignages',
}

/** What a document is called in lists; the name of its file when it says none. */
export function titleOfText(collection: CollectionName, file: string, text: string): string {
  const stem = file.replace(/\.\w+$/, '')
  const known = collection === 'info' ? infoTitles[stem] : undefined
  const [, said] = /^(?:title|name):\s*(.+)$/m.exec(splitText(text, file).header) ?? []
  const title = known ?? (said && said.replace(/^(["'])(.*)\1$/, '$2').trim())
  if (file.endsWith('.navigation.yml')) return `Rubrique ${title ?? file.split('/').at(-2) ?? ''}`.trim()
  return title ?? stem
}

const infoPages: Readonly<Record<string, string>> = {
  accueil: '/',
  boutique: '/notre-boutique',
  'coaching-natation': '/coaching/natation',
  'coaching-running': '/coaching/running',
  'coaching-triathlon': '/coaching/triathlon',
  entreprise: '/contact',
  equipe: '/notre-equipe',
  'outil-allure-natation': '/nos-outils/calculateur-allure-natation',
  'outil-allure-running': '/nos-outils/calculateur-allure-running',
  'outil-equivalence-running': '/nos-outils/calculateur-equivalence-running',
  'outil-qualification-ironman': '/nos-outils/ironman-age-group-qualification-system',
  'outil-story-strava': '/nos-outils/strava-story-sharing',
  'outil-temps-triathlon': '/nos-outils/calculateur-temps-triathlon',
  soins: '/nos-soins',
  stages: '/nos-stages',
  temoignages: '/temoignages',
}

/** Documents that no page shows by itself. */
const shownEverywhere: Readonly<Record<string, true>> = { menus: true, recherche: true }

type Read = { readonly stem: string; readonly path?: unknown; readonly identifier?: unknown }

/** The address of the page that shows a document first; undefined when none shows it by itself. */
export function pageOf(collection: string, { stem, path, identifier }: Read): string | undefined {
  if (collection === 'shop') return `/notre-boutique/produits/${String(identifier)}`
  if (collection === 'info') return stem in shownEverywhere ? undefined : (infoPages[stem] ?? `/${stem}`)
  return typeof path === 'string' && !path.endsWith('/.navigation') ? path : undefined
}

export type LinkedPage = { readonly path: string; readonly title: string; readonly shelf: string }

/** The pages of the club that have a title of their own in lists. */
export function infoPagesByTitle(): readonly LinkedPage[] {
  return Object.entries(infoTitles).flatMap(([stem, title]) => {
    const path = pageOf('info', { stem })
    return path === undefined
      ? []
      : [{ path, title: stem === 'entreprise' ? 'Contact' : title, shelf: collectionLabels.info }]
  })
}
