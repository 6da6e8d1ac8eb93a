import type { NavigationItem } from './navigation-tree.ts'

export type Surroundings<Field extends string> = {
  /** How many entries before, 1 when absent. */
  readonly before?: number
  readonly after?: number
  readonly fields?: readonly Field[]
}

/** The `before` entries before a path and the `after` entries after it, null where the tree ends; all null when it is not there. */
export function surroundingsIn(
  tree: readonly NavigationItem[],
  path: string,
  before: number,
  after: number,
): readonly (NavigationItem | null)[] {
  const pages = flat(tree)
  const place = pages.findIndex((page) => page.path === path)
  const at = (index: number) => (place === -1 ? null : (pages[index] ?? null))
  return [
    ...Array.from({ length: before }, (_, step) => at(place - before + step)),
    ...Array.from({ length: after }, (_, step) => at(place + 1 + step)),
  ]
}

// Folders without a page of their own cannot be read: they are no neighbours.
function flat(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.flatMap(({ children, ...item }) => [
    ...(item.page === false ? [] : [item]),
    ...(children ? flat(children) : []),
  ])
}
