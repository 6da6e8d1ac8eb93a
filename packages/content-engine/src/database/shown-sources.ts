import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { placeOf } from '../sources/source-document.ts'

/** What each document of a storage was parsed from, by place, as `hashOfText` gives it; undefined without a storage. */
export function shownSources(path: string): ReadonlyMap<string, string> | undefined {
  if (!existsSync(path)) return undefined
  using database = new DatabaseSync(path, { readOnly: true })
  const rows = database.prepare('SELECT "collection", "file", "source" FROM "_engine_documents"').all()
  return new Map(
    rows.map(({ collection, file, source }) => [
      placeOf({ collection: String(collection), file: String(file) }),
      String(source),
    ]),
  )
}

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
