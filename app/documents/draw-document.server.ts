import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'

/**
 * The PDF of an invoice or a credit note: A4, tagged, its text selectable. The same document is the same bytes, whenever
 * and wherever it is drawn. What draws it is loaded with the first one.
 */
export async function drawDocument(document: AccountingDocument): Promise<Uint8Array> {
  const { pdfOfDocument } = await import('./pdf-of-document.server.ts')
  return pdfOfDocument(document)
}
