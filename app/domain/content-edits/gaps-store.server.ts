import { readFile } from 'node:fs/promises'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { isDocumentPlace, titleOfText, type CollectionName } from './documents.ts'
import { readEdits } from './store.server.ts'

/** What the site shows otherwise than its files. */
export type Gap = {
  readonly collection: CollectionName
  readonly file: string
  readonly title: string
  /** Null: there is no file. */
  readonly fileText: string | null
  /** Null: taken off the site. */
  readonly text: string | null
}

/** Where edits in force say something else than the files of this machine, by collection and file. */
export async function listGaps({
  database,
  content,
}: {
  readonly database: Database
  readonly content: SiteContentReader
}): Promise<readonly Gap[]> {
  const edits = await readEdits(database)
  const gaps = await Promise.all(
    edits.map(async ({ collection, file, text }): Promise<Gap[]> => {
      const place = { collection, file }
      const path = content.fileAt(collection, file)
      if (!isDocumentPlace(place) || path === undefined) return []
      const fileText = await readFile(path, 'utf8').catch(() => null)
      if (fileText?.replaceAll('\r\n', '\n') === text?.replaceAll('\r\n', '\n')) return []
      return [
        { ...place, title: titleOfText(place.collection, file, text ?? fileText ?? ''), fileText, text },
      ]
    }),
  )
  return gaps.flat().toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

const nameOf = ({ collection, file }: Gap) => `${collection}/${file}`
