import type { SeasonDocument } from './season-document.ts'

/** The PDF of one's own season: A4, tagged, its text selectable. What draws it is loaded with the first one. */
export async function drawSeason(document: SeasonDocument): Promise<Uint8Array> {
  const { pdfOfSeason } = await import('./pdf-of-season.server.ts')
  return pdfOfSeason(document)
}
