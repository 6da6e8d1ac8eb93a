import { documentFileName } from '#app/documents/document-file-name.ts'
import { readDocumentNumber } from '#app/domain/orders/documents/numbers.ts'

/** The number in the name of a document's file; undefined for any other name. */
export function numberOfFile(file: string): string | undefined {
  const [, number = ''] = /^[a-z]+-([\w-]+)\.pdf$/.exec(file) ?? []
  const kind = readDocumentNumber(number)?.kind
  return kind !== undefined && documentFileName({ kind, number }) === file ? number : undefined
}
