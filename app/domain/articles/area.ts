import type { ArticleFacts, ArticleReader, AreaEntry } from './article.ts'

/** The navigation of all there is, as the content gives it. */
export type ContentEntry = {
  readonly title: string
  readonly path: string
  /** Only on a section without a page of its own. */
  readonly page?: false
  readonly icon?: string
  readonly children?: readonly ContentEntry[]
}

/** The area as one reader may see it: nothing in it tells that there is more. */
export type Area = {
  /** The same object for readers who may see the same, as long as the content does not change. */
  readonly entries: readonly AreaEntry[]
  /** What the navigation shows, in its order. */
  readonly listed: readonly ArticleFacts[]
  /** Undefined for what is not there, or not for this reader. */
  readonly article: (path: string) => ArticleFacts | undefined
  /** Neighbours in the navigation; undefined where it ends, both for what it does not show. */
  readonly around: (path: string) => { before: ArticleFacts | undefined; after: ArticleFacts | undefined }
  /** The sections an article stands in, from the outermost. */
  readonly sectionsOf: (path: string) => readonly AreaEntry[]
}

/** Whether an article is there for a reader. */
export function mayReadArticle({ groups }: Pick<ArticleFacts, 'groups'>, reader: ArticleReader): boolean {
  return reader.isCoach || groups.every((group) => reader.groups.includes(group))
}

/** The part of the area that a reader may see. */
export function areaFor(
  articles: ReadonlyMap<string, ArticleFacts>,
  tree: readonly ContentEntry[],
  reader: ArticleReader,
): Area {
  const readable = (path: string) => {
    const article = articles.get(path)
    return article && mayReadArticle(article, reader) ? article : undefined
  }
  const entries = entriesOf(tree, readable)
  const listed = pagesIn(entries).flatMap((path) => readable(path) ?? [])
  const places = new Map(listed.map(({ path }, place) => [path, place]))
  return {
    entries,
    listed,
    article: readable,
    around(path) {
      const place = places.get(path)
      if (place === undefined) return { before: undefined, after: undefined }
      return { before: listed[place - 1], after: listed[place + 1] }
    },
    sectionsOf: (path) => sectionsAbove(entries, path) ?? [],
  }
}

function entriesOf(
  items: readonly ContentEntry[],
  readable: (path: string) => ArticleFacts | undefined,
): AreaEntry[] {
  return items.flatMap((item) => {
    const children = entriesOf(item.children ?? [], readable)
    const isPage = item.page !== false && readable(item.path) !== undefined
    if (!isPage && children.length === 0) return []
    const isHiddenPage = item.page !== false && !isPage
    // The name of a page that is not theirs is not theirs either.
    const title = isHiddenPage ? nameIn(item.path) : item.title
    return [{ title, path: isPage ? item.path : undefined, icon: item.icon, children }]
  })
}

function nameIn(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function pagesIn(entries: readonly AreaEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [path]),
    ...pagesIn(children),
  ])
}

function sectionsAbove(entries: readonly AreaEntry[], path: string): AreaEntry[] | undefined {
  for (const entry of entries) {
    if (entry.path === path) return []
    const below = sectionsAbove(entry.children, path)
    if (below) return [entry, ...below]
  }
  return undefined
}
