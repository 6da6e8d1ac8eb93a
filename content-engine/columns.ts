import type { Collection, ColumnKind } from './collection.ts'

export type Columns = ReadonlyMap<string, ColumnKind>

const PAGE: Readonly<Record<string, ColumnKind>> = {
  id: 'text',
  title: 'text',
  body: 'json',
  description: 'text',
  extension: 'text',
  meta: 'json',
  navigation: 'json',
  path: 'text',
  seo: 'json',
  stem: 'text',
}

const DATA: Readonly<Record<string, ColumnKind>> = {
  id: 'text',
  body: 'json',
  extension: 'text',
  meta: 'json',
  stem: 'text',
}

/** The columns of a collection's table, the engine's first, then its own. */
export function columnsOf(collection: Collection): Columns {
  const own = 'columns' in collection ? collection.columns : {}
  return new Map(Object.entries({ ...(collection.type === 'page' ? PAGE : DATA), ...own }))
}

export function tableOf(collection: Collection): string {
  return `_content_${collection.name}`
}
