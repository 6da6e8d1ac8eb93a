import type { LinksFunction, MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { questionsPage, webApplication } from '#app/seo/structured-data.ts'
import type { ToolTexts } from './read-tool-texts.server.ts'
import toolSheet from './tool.css?url'

export function toolLinks(...sheets: string[]): LinksFunction {
  return () => [toolSheet, ...sheets].map((href) => ({ rel: 'stylesheet', href }))
}

type MetaArguments = {
  matches: Parameters<typeof pageMeta>[0]
  loaderData: Pick<ToolTexts, 'title' | 'description' | 'questions'> | undefined
}

export function toolMeta(path: string, typed: string) {
  return ({ matches, loaderData }: MetaArguments): MetaDescriptor[] => {
    if (!loaderData) return []
    const { title, description, questions } = loaderData
    return pageMeta(matches, {
      title,
      searchTitle: () => typed,
      description,
      path,
      structuredData: (site) => [
        webApplication(site, { name: title, description, path }),
        questionsPage(questions),
      ],
      trail: [{ label: title, path }],
    })
  }
}
