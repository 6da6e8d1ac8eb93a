import type { Area } from '#app/domain/articles/area.ts'
import type { AreaEntry, ArticleFacts } from '#app/domain/articles/article.ts'

type Named = { readonly title: string; readonly path: string }

export type ArticlePlace = {
  readonly section: Named | undefined
  readonly previous: Named | undefined
  readonly next: Named | undefined
}

export function placeInArea(area: Area, path: string): ArticlePlace {
  const [section] = area.sectionsOf(path)
  const first = section && firstPathIn(section)
  const { before, after } = area.around(path)
  return {
    section: section && first !== undefined ? { title: section.title, path: first } : undefined,
    previous: named(before),
    next: named(after),
  }
}

function named(article: ArticleFacts | undefined): Named | undefined {
  return article && { title: article.title, path: article.path }
}

function firstPathIn({ path, children }: AreaEntry): string | undefined {
  return path ?? children.map(firstPathIn).find((below) => below !== undefined)
}
