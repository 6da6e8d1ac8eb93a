import type { Collection } from '../collection.ts'
import type { DocumentWriter, KnownDocument } from '../database/document-writer.ts'
import { isFolderSettings, stemOf } from '../documents/document-address.ts'
import type { ContentChange } from '../live/content-change.ts'

export type ReaderGroups = readonly string[] | 'all'

/** Who may read a document, as its row says it: `null` for everybody, else every group one must be in, sorted, a space between them. */
type Reservation = string | null

/** What a document and the folders it is in say, together: who reads it is in all of the groups they name. */
export function reservationOf(named: readonly (string | null | undefined)[]): Reservation {
  const groups = new Set(named.flatMap((text) => groupsIn(text ?? '')))
  return groups.size === 0 ? null : [...groups].toSorted().join(' ')
}

export function reservationsOpenTo(
  reservations: readonly string[],
  groups: readonly string[],
): readonly string[] {
  return reservations.filter((reservation) => groupsIn(reservation).every((group) => groups.includes(group)))
}

function groupsIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((group) => group !== '')
}

/** Gives every document the groups that it and the folders above it name; rows for everybody are then open. */
export function settleReservations(
  writer: DocumentWriter,
  collection: Collection,
  change: ContentChange,
): void {
  if (collection.reservedBy === undefined) return
  const documents = writer.known().filter((document) => document.collection === collection.name)
  const reservationAt = reservationsIn(documents)
  for (const document of documents)
    settle(writer, collection, document, reservationAt(document.file, document.named), change)
  writer.openUnreserved(collection)
}

/** What a document at a place is reserved for, with the folders above it. @param documents of its collection */
export function reservationsIn(documents: readonly KnownDocument[]) {
  const folders = new Map(
    documents
      .filter(({ file }) => isFolderSettings(stemOf(file).stem))
      .map(({ file, named }) => [folderOf(file), named]),
  )
  return (file: string, named: string | null): Reservation =>
    reservationOf([...foldersAbove(file).map((folder) => folders.get(folder)), named])
}

function settle(
  writer: DocumentWriter,
  collection: Collection,
  document: KnownDocument,
  reservation: string | null,
  change: ContentChange,
): void {
  const { id } = document
  if (id === null || document.reserved === reservation) return
  change.add(collection, () => writer.row(collection, id))
  writer.reserve(collection, { ...document, id }, reservation)
  change.add(collection, () => writer.row(collection, id))
}

function foldersAbove(file: string): readonly string[] {
  const segments = file.split('/').slice(0, -1)
  return ['', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))]
}

function folderOf(file: string): string {
  return file.split('/').slice(0, -1).join('/')
}
