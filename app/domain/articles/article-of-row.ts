import type { Article } from '#content/collections.ts'

type Row = Pick<Article, 'path' | 'title' | 'description' | 'meta'>

export function articleOfRow({ path, title, description, meta }: Row) {
  return {
    path,
    title,
    description,
    level: meta.level,
    updatedOn: meta.updatedOn,
    /** As its author says it; undefined: it is counted from the text. */
    readingMinutes: meta.readingMinutes,
    ...(meta.photo && { photo: meta.photo }),
    isSample: meta.sample,
    groups: meta.group?.split(' ') ?? [],
  }
}
