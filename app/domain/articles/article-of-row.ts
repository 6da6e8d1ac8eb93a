import type { Article } from '#content/collections.ts'
import type { ArticleFacts } from './article.ts'

type Row = Pick<Article, 'path' | 'title' | 'description' | 'group' | 'meta'>

export function articleOfRow({ path, title, description, group, meta }: Row): ArticleFacts {
  return {
    path,
    title,
    description,
    level: meta.level,
    updatedOn: meta.updatedOn,
    readingMinutes: meta.readingMinutes,
    isSample: meta.sample,
    groups: group?.split(' ') ?? [],
  }
}
