import type { MetaDescriptor } from 'react-router'
import type { JsonLd } from './json-ld.ts'
import type { SiteFacts } from './site-facts.ts'
import { breadcrumbs } from './structured-data.ts'

export type PageDescription = {
  title: string
  description: string
  path: string
  /** What people type to find the page, with the town of the club. */
  searchTitle?: (town: string) => string
  isHidden?: boolean
  structuredData?: (site: SiteFacts) => readonly JsonLd[]
  /** The way to the page, from below the home page. */
  trail?: readonly { label: string; path: string }[]
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

export function pageMeta(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const site = siteOf(matches)
  const siteUrl = site?.siteUrl ?? ''
  const name = site?.club.name ?? 'Allure'
  const title = shownTitle(page, name, site?.club.city ?? '')
  const url = siteUrl + page.path
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'robots', content: page.isHidden || site?.isHidden ? 'noindex, nofollow' : 'index, follow' },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(import.meta.env.SSR ? forMachines(page, site, url) : []),
  ]
}

const longestTitle = 60

/** Search engines cut longer titles: the name of the site goes first, then the words people type, then the end. */
function shownTitle({ title, searchTitle }: PageDescription, name: string, town: string): string {
  const typed = searchTitle?.(town) ?? title
  const titles = [`${typed} — ${name}`, typed, `${title} — ${name}`, title]
  const cut = `${title.slice(0, longestTitle - 1).replace(/\s+\S*$/, '')}…`
  return titles.find(({ length }) => length <= longestTitle) ?? cut
}

/** Of a page that nobody may find. `shown` stands for an address that holds a secret. */
export function hiddenMeta(title: string, description: string, shown?: string) {
  return ({ matches, location }: { matches: Matches; location: { pathname: string } }) => {
    const path = shown ?? location.pathname.replace(/(.)\/+$/, '$1')
    return pageMeta(matches, { title, description, path, isHidden: true })
  }
}

// Networks and search engines read the first page they are sent, so browsers need none of it: it stays out of their bundle.
function forMachines(page: PageDescription, site: SiteFacts | undefined, url: string): MetaDescriptor[] {
  const { title, description, path, isHidden } = page
  const picture = `${site?.siteUrl ?? ''}/og${path === '/' ? '/accueil' : path}.png`
  const shared: MetaDescriptor[] = [
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:site_name', content: site?.club.name ?? 'Allure' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
  ]
  if (isHidden) return shared
  return [
    ...shared,
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${title} : un faisceau de lignes, une seule est colorée.` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(site ? dataOf(page, site) : []).map((item) => ({ 'script:ld+json': item })),
  ]
}

function dataOf({ structuredData, trail }: PageDescription, site: SiteFacts): JsonLd[] {
  const crumbs = trail ? [breadcrumbs(site, [{ label: 'Accueil', path: '/' }, ...trail])] : []
  return [...(structuredData?.(site) ?? []), ...crumbs]
}

function siteOf(matches: Matches): SiteFacts | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return isRootData(root) ? root : undefined
}

// The root loader answers the site's facts; without them (it failed) the page only has its title.
function isRootData(data: unknown): data is SiteFacts {
  return data instanceof Object && 'siteUrl' in data && 'club' in data
}
