import type { Article, ArticleSection } from '#content/collections.ts'
import type { ArticleFacts } from './article.ts'

type Row = Pick<Article, 'path' | 'stem' | 'title' | 'description' | 'meta'>

/** An article of the content, with the groups of the folders it stands in (by their stems). */
export function articleOfRow(row: Row, sections: readonly ArticleSection[]): ArticleFacts {
  const { path, stem, title, description, meta } = row
  const around = sections.filter((section) => section.stem === '' || stem.startsWith(`${section.stem}/`))
  const groups = [...around.map((section) => section.meta.group), meta.group]
  return {
    path,
    title,
    description,
    level: meta.level,
    updatedOn: meta.updatedOn,
    readingMinutes: meta.readingMinutes,
    isSample: meta.sample,
    groups: [...new Set(groups.filter((group) => group !== undefined))],
  }
}
