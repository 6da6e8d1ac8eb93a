import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import type { CampSheetDocument } from './camp/pdf-of-camp-sheet.server.ts'
import type { SeasonDocument } from './season/pdf-of-season.server.ts'
import type { HandOverDocument } from './slips/pdf-of-hand-over.server.ts'
import type { ProductionDocument } from './slips/pdf-of-production.server.ts'
import type { SlipsDocument } from './slips/pdf-of-slips.server.ts'

/** The PDF of an invoice or a credit note: A4, tagged; the same document always gives the same bytes. */
export async function drawDocument(document: AccountingDocument): Promise<Uint8Array> {
  const { pdfOfDocument } = await import('./pdf-of-document.server.ts')
  return pdfOfDocument(document)
}

/** The PDF of one's own season: A4, tagged, its text selectable. What draws it is loaded with the first one. */
export async function drawSeason(document: SeasonDocument): Promise<Uint8Array> {
  const { pdfOfSeason } = await import('./season/pdf-of-season.server.ts')
  return pdfOfSeason(document)
}

/** The PDF of packing slips, a page or more for each order: A4, tagged. */
export async function drawSlips(document: SlipsDocument): Promise<Uint8Array> {
  const { pdfOfSlips } = await import('./slips/pdf-of-slips.server.ts')
  return pdfOfSlips(document)
}

/** The PDF of the coach’s sheet of a camp: A4, tagged. */
export async function drawCampSheet(document: CampSheetDocument): Promise<Uint8Array> {
  const { pdfOfCampSheet } = await import('./camp/pdf-of-camp-sheet.server.ts')
  return pdfOfCampSheet(document)
}

/** The PDF of what a collective order has made: A4, tagged. */
export async function drawProduction(document: ProductionDocument): Promise<Uint8Array> {
  const { pdfOfProduction } = await import('./slips/pdf-of-production.server.ts')
  return pdfOfProduction(document)
}

/** The PDF of what is to be handed over at training: A4, tagged. */
export async function drawHandOver(document: HandOverDocument): Promise<Uint8Array> {
  const { pdfOfHandOver } = await import('./slips/pdf-of-hand-over.server.ts')
  return pdfOfHandOver(document)
}
