import type { LinksFunction } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import stylesheet from './club.css?url'

type Matches = Parameters<typeof pageMeta>[0]

export function clubMeta(matches: Matches, page: Parameters<typeof pageMeta>[1]) {
  return pageMeta(matches, { ...page, trail: [{ label: page.title, path: page.path }] })
}

export const clubSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

/** How wide the photo of a head is shown. */
export const headPhotoWidths = '(min-width: 768px) 46vw, 100vw'
