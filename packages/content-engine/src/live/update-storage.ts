import type { Collection, Collections } from '../collection.ts'
import { DocumentWriter, type KnownDocument } from '../database/document-writer.ts'
import { connectTo, hashOfText } from '../database/storage.ts'
import { placeOf, placeOfSource, type SourceDocument } from '../documents/content-files.ts'
import { isFolderSettings } from '../documents/document-address.ts'
import { withoutSampleItems } from '../documents/fields.ts'
import {
  parseDocument,
  type DocumentImage,
  type ParsedDocument,
  type StoredRow,
} from '../documents/parse-document.ts'
import { problemsAcross } from '../documents/problems-across.ts'
import type { ContentProblem } from '../problems.ts'
import { settleReservations } from '../reserved/reservations.ts'
import { ContentChange } from './content-change.ts'
import type { EditParser } from './edit-parser.ts'
import { problemAt, problemsWhenHidden } from './edit-problems.ts'
import { parseEdits } from './parse-edits.ts'

export type StorageUpdate = {
  readonly path: string
  readonly directory: string
  readonly collections: Collections
  readonly sources: readonly SourceDocument[]
  readonly isWhole: boolean
  readonly samples: boolean
  readonly today: string
  readonly editParser: EditParser
  readonly isEdit: (place: string) => boolean
  readonly isTrial?: boolean
  readonly onWritten: (change: ContentChange) => void
}

/** Parses the sources that are not known as they are, and writes them in one transaction. */
export async function updateStorage(update: StorageUpdate): Promise<readonly ContentProblem[]> {
  const database = connectTo(update.path)
  try {
    const writer = new DocumentWriter(database)
    const edits = await parseEdits(writer, update)
    database.exec('BEGIN IMMEDIATE')
    const change = new ContentChange()
    const problems = await writeSources(writer, update, edits, change)
    if (problems.length > 0 || update.isTrial) return problems
    // With figures on what the columns hold, lists are found by the right index.
    if (update.isWhole && !change.isEmpty) database.exec('ANALYZE')
    database.exec('COMMIT')
    update.onWritten(change)
    return problems
  } finally {
    database.close()
  }
}

async function writeSources(
  writer: DocumentWriter,
  update: StorageUpdate,
  edits: Awaited<ReturnType<typeof parseEdits>>,
  change: ContentChange,
): Promise<readonly ContentProblem[]> {
  const known = new Map(writer.known().map((document) => [placeOf(document), document]))
  const problems: ContentProblem[] = []
  const imagesOfBroken: DocumentImage[] = []
  for (const document of update.sources) {
    const { collection, file, isOverlay, mark } = document
    const edit = edits.get(document)
    const key = placeOf({ collection: collection.name, file: file.inCollection })
    const before = known.get(key)
    known.delete(key)
    const isOfToday = (before?.day ?? update.today) === update.today
    if (mark !== undefined && before?.mark === mark && isOfToday) continue
    const text = edit ? edit.text : await document.read()
    if (text === undefined) {
      if (edit) problems.push(...problemsWhenHidden(collection, file))
      if (isOverlay && update.isTrial && !before)
        problems.push(problemAt(file.shown, 'il n’y a ici aucun document à masquer'))
      if (before) remove(writer, collection, before, change)
      continue
    }
    const source = hashOfText(text)
    if (before?.source === source && isOfToday) {
      if (mark !== undefined) writer.mark(before, mark)
      continue
    }
    const parsed = edit?.parsed ?? parseDocument(collection, file, text, update.today)
    if (parsed.problems.length > 0) {
      problems.push(...parsed.problems)
      imagesOfBroken.push(...parsed.images)
      if (before) writer.remove(collection, before)
      continue
    }
    if (before) remove(writer, collection, before, change)
    const row = shownRow(parsed, collection, update.samples)
    writer.write(collection, {
      file: file.inCollection,
      source,
      mark: mark ?? null,
      day: parsed.dependsOnDay ? update.today : null,
      address: addressOf(parsed.row, collection),
      row,
      images: parsed.images,
    })
    change.add(collection, () => row && writer.row(collection, row.id))
  }
  if (update.isWhole) {
    for (const gone of known.values()) {
      const collection = update.collections[gone.collection]
      if (collection) remove(writer, collection, gone, change)
    }
  }
  for (const name of change.collections) {
    const collection = update.collections[name]
    if (collection) settleReservations(writer, collection, change)
  }
  const documents = mostSettledFirst(writer.known(), update)
  const across = await problemsAcross(update.directory, update.collections, documents, imagesOfBroken)
  return [...problems, ...across].sort(byPlace)
}

// Of two documents at one address the later one is in the wrong: an edit rather than a file, the edit that just came rather than one that was there.
function mostSettledFirst(
  documents: readonly KnownDocument[],
  { sources, isEdit, isTrial }: StorageUpdate,
): readonly KnownDocument[] {
  const coming = new Set(sources.filter(({ isOverlay }) => isOverlay || isTrial).map(placeOfSource))
  const novelty = (place: string) => (coming.has(place) ? 2 : Number(isEdit(place)))
  return documents.toSorted((one, other) => novelty(placeOf(one)) - novelty(placeOf(other)))
}

function remove(
  writer: DocumentWriter,
  collection: Collection,
  before: KnownDocument,
  change: ContentChange,
): void {
  const { id } = before
  change.add(collection, () => (id === null ? undefined : writer.row(collection, id)))
  writer.remove(collection, before)
}

function shownRow(parsed: ParsedDocument, collection: Collection, samples: boolean): StoredRow | undefined {
  if (!parsed.row || parsed.isDraft) return undefined
  if (samples) return parsed.row
  if (parsed.isSample && collection.samples !== 'kept') return undefined
  return { ...parsed.row, meta: withoutSampleItems(parsed.row.meta) }
}

function addressOf(row: StoredRow | undefined, collection: Collection): string | null {
  if (!row || isFolderSettings(row.stem)) return null
  const address: unknown = row[collection.type === 'page' ? 'path' : 'stem']
  return typeof address === 'string' ? address : null
}

function byPlace(one: ContentProblem, other: ContentProblem): number {
  if (one.file === other.file) return one.line - other.line
  return one.file < other.file ? -1 : 1
}
