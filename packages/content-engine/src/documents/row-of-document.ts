import type { Collection } from '../collection.ts'
import type { Values } from '../files/check-front-matter.ts'
import { isFolderSettings, pathOf } from '../files/document-address.ts'
import type { Body } from '../markdown/body.ts'
import { columnsOf } from '../shape.ts'

/** A row before it is written: every column of its table, absent ones null. */
export type StoredRow = Values & { readonly id: string; readonly stem: string }

/** Distributes checked front matter over the collection's columns; what has none goes under `meta`. */
export function rowOf(
  collection: Collection,
  stem: string,
  extension: string,
  values: Values,
  body: Body | null,
): StoredRow {
  const id = `${collection.name}/${stem}.${extension}`
  if (isFolderSettings(stem)) return settingsRow(collection, id, stem, extension, values)
  const engine = {
    id,
    stem,
    extension,
    body,
    ...(collection.type === 'page' ? pageColumns(collection.pathPrefix, stem, values) : {}),
  }
  const columns = [...columnsOf(collection).keys()].filter((name) => name !== 'meta' && !(name in engine))
  const own = Object.fromEntries(columns.map((name) => [name, values[name] ?? null]))
  const meta = Object.entries(values).filter(
    ([key]) => !(key in own) && !(collection.type === 'page' && key in engine),
  )
  return { ...engine, ...own, meta: Object.fromEntries(meta) }
}

// Not a document: without an address, so that queries leave it out and only the navigation reads it.
function settingsRow(
  collection: Collection,
  id: string,
  stem: string,
  extension: string,
  values: Values,
): StoredRow {
  const { title, icon, navigation, ...others } = values
  const hasColumn = ([key]: readonly [string, unknown]) => Object.hasOwn(collection.columns, key)
  const { columns = [], meta = [] } = Object.groupBy(Object.entries(others), (entry) =>
    hasColumn(entry) ? 'columns' : 'meta',
  )
  const shown = navigation === false ? false : { title, icon }
  const own = Object.fromEntries(columns)
  return { ...own, id, stem, extension, title, navigation: shown, meta: Object.fromEntries(meta) }
}

function pageColumns(pathPrefix: string, stem: string, values: Values): Values {
  const { title, description, seo, navigation } = values
  return {
    title,
    description,
    path: pathOf(pathPrefix, stem),
    navigation,
    seo: { title, description, ...(typeof seo === 'object' ? seo : {}) },
  }
}
