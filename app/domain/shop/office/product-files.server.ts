import { readFile } from 'node:fs/promises'
import { findRevision, listRevisions, readEdits } from '#app/domain/content-edits/store.server.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { listContentFiles } from '@allure/content-engine'

export type ProductState = 'published' | 'draft' | 'hidden'

/** A product as it is written, whether visitors see it or not. */
export type ProductFile = {
  readonly file: string
  readonly identifier: string
  readonly text: string
  /** The edit in force, null while the file counts. */
  readonly revision: number | null
  readonly isHidden: boolean
}

type FileServices = {
  readonly database: Database
  readonly content: Pick<SiteContentReader, 'directory' | 'collections'>
}

const collection = 'shop'

/** Every product of the files and of the edits, by the name of its file. */
export async function readProductFiles({ database, content }: FileServices): Promise<ProductFile[]> {
  const found = await listContentFiles(content.directory, content.collections.shop)
  const files = new Map(found.map(({ inCollection, absolute }) => [inCollection, absolute]))
  const edits = (await readEdits(database)).filter((edit) => edit.collection === collection)
  const byFile = new Map(edits.map((edit) => [edit.file, edit]))
  const names = [...new Set([...files.keys(), ...byFile.keys()])].sort()
  const products = await Promise.all(
    names.map(async (file) => {
      const edit = byFile.get(file)
      const path = files.get(file)
      const text =
        edit?.text ??
        (edit && (await lastWritten(database, file))) ??
        (path && (await readFile(path, 'utf8')))
      const identifier = text && /^identifier:\s*['"]?([a-z\d-]+)/m.exec(text)?.[1]
      if (!text || !identifier) return []
      return [{ file, identifier, text, revision: edit?.revision ?? null, isHidden: edit?.text === null }]
    }),
  )
  return products.flat()
}

/** What a hidden product said last. */
async function lastWritten(database: Database, file: string): Promise<string | undefined> {
  const revisions = await listRevisions(database, { collection, file })
  const written = revisions.find(({ kind }) => kind === 'written')
  return (written && (await findRevision(database, written.id))?.text) ?? undefined
}

export async function readProductFile(
  services: FileServices,
  identifier: string,
): Promise<ProductFile | undefined> {
  return (await readProductFiles(services)).find((product) => product.identifier === identifier)
}
