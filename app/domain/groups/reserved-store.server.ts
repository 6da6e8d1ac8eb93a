import { readFile } from 'node:fs/promises'
import { readEdits, reviseDocument } from '#app/domain/content-edits/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { listContentFiles } from '@allure/content-engine'
import { groupsNamed, withGroup } from './rules.ts'

export type ReservedServices = StoreServices & { content: SiteContentReader }

type Reserved = { file: string; text: string; revision: number | null; groups: readonly string[] }

const collection = 'espaceAthlete'

/** The files of the athlete area that are reserved for groups, as they are in force. */
export async function listReserved({ database, content }: ReservedServices): Promise<Reserved[]> {
  const edits = (await readEdits(database)).filter((edit) => edit.collection === collection)
  const isEdited = new Set(edits.map(({ file }) => file))
  const files = await listContentFiles(content.directory, content.collections[collection])
  const untouched = files.filter(({ inCollection }) => !isEdited.has(inCollection))
  const texts = await Promise.all(
    untouched.map(async ({ absolute, inCollection: file }) => ({
      file,
      text: (await readFile(absolute, 'utf8')).replaceAll('\r\n', '\n'),
      revision: null,
    })),
  )
  return [...texts, ...edits.flatMap(({ text, ...edit }) => (text === null ? [] : [{ ...edit, text }]))]
    .map(({ file, text, revision }) => ({ file, text, revision, groups: groupsNamed(file, text) }))
    .filter(({ groups }) => groups.length > 0)
}

type Renaming = { from: string; to: string; author: string }

/** Reserves for another group what was for one; the file that could not be saved, if one could not. */
export async function moveReserved(
  services: ReservedServices,
  { from, to, author }: Renaming,
): Promise<string | undefined> {
  for (const { file, text, revision, groups } of await listReserved(services)) {
    if (!groups.includes(from)) continue
    const saved = await reviseDocument(services, {
      collection,
      file,
      text: withGroup(file, text, { from, to }),
      author,
      note: `Groupe renommé\u00a0: ${from} → ${to}`,
      basedOn: revision,
    })
    if (saved.outcome !== 'saved') return file
  }
  return undefined
}
