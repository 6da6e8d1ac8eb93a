import type { Collection } from '../collection.ts'
import type { DocumentWriter, KnownDocument } from '../database/document-writer.ts'
import { isFolderSettings, stemOf } from '../files/document-address.ts'
import type { ContentChange } from '../live/content-change.ts'
import { reservationOf } from './reservation.ts'

/**
 * Gives every document of a collection the groups that it and the folders above it name: a folder's settings may have changed
 * where the documents in it did not. Rows that are for everybody are then open, no others.
 */
export function settleReservations(
  writer: DocumentWriter,
  collection: Collection,
  change: ContentChange,
): void {
  if (collection.reservedBy === undefined) return
  const documents = writer.known().filter((document) => document.collection === collection.name)
  const folders = new Map(
    documents
      .filter(({ file }) => isFolderSettings(stemOf(file).stem))
      .map(({ file, named }) => [folderOf(file), named]),
  )
  for (const document of documents) {
    const above = foldersAbove(document.file).map((folder) => folders.get(folder))
    settle(writer, collection, document, reservationOf([...above, document.named]), change)
  }
  writer.openUnreserved(collection)
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
