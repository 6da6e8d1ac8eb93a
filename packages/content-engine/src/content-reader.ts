import type { Collections, PageCollection, RowOf } from './collection.ts'
import { deepFreeze } from './database/cells.ts'
import {
  navigationTree,
  surroundingsIn,
  type NavigationItem,
  type Surroundings,
} from './navigation/navigation-tree.ts'
import { startQuery, type QueryBuilder, type QueryRunner } from './query/query-builder.ts'
import type { Section } from './search/search-result.ts'
import { sectionsOf } from './search/sections.ts'
import { columnsOf, tableOf, type CollectionShape } from './shape.ts'

type RunnerOf = (shape: CollectionShape) => QueryRunner<never>

export type PageName<Declared extends Collections> = {
  [Name in keyof Declared]: Declared[Name] extends PageCollection ? Name : never
}[keyof Declared] &
  string

type FieldOf<Declared extends Collections, Name extends keyof Declared> = keyof RowOf<Declared[Name]> & string

/** Reads collections, on the server and in the browser alike: only who answers the queries differs. */
export class ContentReader<Declared extends Collections = Collections> {
  readonly #shapes: Readonly<Record<string, CollectionShape>>
  readonly #runnerOf: RunnerOf

  constructor(shapes: Readonly<Record<string, CollectionShape>>, runnerOf: RunnerOf) {
    this.#shapes = shapes
    this.#runnerOf = runnerOf
  }

  queryCollection<Name extends keyof Declared & string>(name: Name): QueryBuilder<RowOf<Declared[Name]>> {
    const shape = this.#shape(name)
    return startQuery<RowOf<Declared[Name]>>(tableOf(shape), columnsOf(shape), this.#runnerOf(shape))
  }

  /** The pages of a collection as a tree, in the order of their stems; `fields` are added to each entry. */
  async queryCollectionNavigation<Name extends PageName<Declared>>(
    name: Name,
    fields: readonly FieldOf<Declared, Name>[] = [],
  ): Promise<readonly NavigationItem[]> {
    const shape = this.#shape(name)
    const wanted = ['id', 'title', 'path', 'stem', 'navigation', ...fields]
    const where = { sql: '', values: [] }
    const rows = await this.#runnerOf(shape)({
      table: tableOf(shape),
      fields: [...new Set(wanted)],
      where,
      order: ['"stem" ASC'],
      limit: -1,
      skip: 0,
    })
    return treeOf(rows, fields)
  }

  /** The entries before and after a page in the order of the tree; null where there is none. */
  async queryCollectionItemSurroundings<Name extends PageName<Declared>>(
    name: Name,
    path: string,
    { before = 1, after = 1, fields = [] }: Surroundings<FieldOf<Declared, Name>> = {},
  ): Promise<readonly (NavigationItem | null)[]> {
    return surroundingsIn(await this.queryCollectionNavigation(name, fields), path, before, after)
  }

  async queryCollectionSearchSections<Name extends keyof Declared & string>(
    name: Name,
  ): Promise<readonly Section[]> {
    const shape = this.#shape(name)
    const rows = await this.queryCollection(name).all()
    return rows.flatMap((row) => sectionsOf(shape, row))
  }

  #shape(name: string): CollectionShape {
    const shape = this.#shapes[name]
    if (!shape) throw new TypeError(`Unknown collection "${name}"`)
    return shape
  }
}

// The same rows, kept by who answered, give the same tree.
const trees = new WeakMap<readonly unknown[], readonly NavigationItem[]>()

function treeOf(rows: readonly unknown[], fields: readonly string[]): readonly NavigationItem[] {
  const known = trees.get(rows)
  if (known) return known
  const tree = deepFreeze(navigationTree(rows, fields))
  trees.set(rows, tree)
  return tree
}
