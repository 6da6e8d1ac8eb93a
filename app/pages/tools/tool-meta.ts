import { pageMeta } from '#app/seo/page-meta.ts'
import { breadcrumbs, webApplication } from '#app/seo/structured-data.ts'
import type { ToolTexts } from './read-tool-texts.server.ts'

export function toolMeta(
  matches: Parameters<typeof pageMeta>[0],
  path: string,
  texts: Pick<ToolTexts, 'title' | 'description'> | undefined,
) {
  if (!texts) return []
  const { title, description } = texts
  return pageMeta(matches, {
    title,
    description,
    path,
    structuredData: (site) => [
      webApplication(site, { name: title, description, path }),
      breadcrumbs(site, [
        { label: 'Accueil', path: '/' },
        { label: title, path },
      ]),
    ],
  })
}
