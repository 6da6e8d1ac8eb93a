import { pageMeta } from '#app/seo/page-meta.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import type { LegalPageContent } from './read-legal-page.server.ts'

export function legalMeta(
  matches: Parameters<typeof pageMeta>[0],
  path: string,
  page: LegalPageContent | undefined,
) {
  if (!page) return []
  const { title, description } = page
  return pageMeta(matches, {
    title,
    description,
    path,
    structuredData: (site) => [
      breadcrumbs(site, [
        { label: 'Accueil', path: '/' },
        { label: title, path },
      ]),
    ],
  })
}
