import type { DocumentWriter } from '../database/document-writer.ts'
import { hashOfText } from '../database/storage.ts'
import { placeOf, placeOfSource, type SourceDocument } from '../documents/content-files.ts'
import type { ParsedDocument } from '../documents/parse-document.ts'
import type { StorageUpdate } from './update-storage.ts'

/** What edits say; without `parsed` it is known as it is. */
type ReadEdits = ReadonlyMap<SourceDocument, { text: string | undefined; parsed?: ParsedDocument }>

/** Reads the edits of an update before anything is locked: a process that parses may take seconds. */
export async function parseEdits(
  writer: DocumentWriter,
  { sources, isTrial, today, editParser }: StorageUpdate,
): Promise<ReadEdits> {
  const edits = sources.filter(({ isOverlay }) => isOverlay || isTrial)
  if (edits.length === 0) return new Map()
  const known = new Map(writer.known().map((document) => [placeOf(document), document]))
  const read = new Map<SourceDocument, { text: string | undefined; parsed?: ParsedDocument }>()
  for (const edit of edits) {
    const { collection, file } = edit
    const text = await edit.read()
    const before = known.get(placeOfSource(edit))
    const isKnown =
      text === undefined || (before?.source === hashOfText(text) && (before.day ?? today) === today)
    read.set(
      edit,
      isKnown ? { text } : { text, parsed: await editParser.parse(collection, file, text, today) },
    )
  }
  return read
}
