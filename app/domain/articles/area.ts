import type { ArticleFacts, AreaEntry } from './article.ts'

export type ContentEntry = {
  readonly title: string
  readonly path: string
  readonly page?: false
  readonly children?: readonly ContentEntry[]
}

export type Area = ReturnType<typeof areaOf>

export function areaOf(articles: ReadonlyMap<string, ArticleFacts>, tree: readonly ContentEntry[]) {
  const entries = tree.map(entryOf)
  const listed = pagesIn(entries).flatMap((path) => articles.get(path) ?? [])
  const places = new Map(listed.map(({ path }, place) => [path, place]))
  return {
    entries,
    listed,
    article: (path: string) => articles.get(path),
    /** Neighbours in the navigation; undefined where it ends, both for what it does not show. */
    around(path: string) {
      const place = places.get(path) ?? NaN
      return { before: listed[place - 1], after: listed[place + 1] }
    },
    sectionsOf: (path: string) => sectionsAbove(entries, path) ?? [],
  }
}

function entryOf({ title, path, page, children = [] }: ContentEntry): AreaEntry {
  return { title, path: page === false ? undefined : path, children: children.map(entryOf) }
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
