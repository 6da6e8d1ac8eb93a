import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import { drawFacts } from './draw-facts.server.ts'
import { drawHead } from './draw-head.server.ts'
import { drawLines } from './draw-lines.server.ts'
import { drawMarks } from './draw-marks.server.ts'
import { drawMentions } from './draw-mentions.server.ts'
import { drawParties } from './draw-parties.server.ts'
import { drawTotals } from './draw-totals.server.ts'
import { Sheet } from './sheet.server.ts'
import { titleOf } from './words.ts'

export async function pdfOfDocument(document: AccountingDocument): Promise<Uint8Array> {
  const sheet = new Sheet({ title: `${titleOf(document)} ${document.number}`, issuedOn: document.issuedOn })
  drawHead(sheet, document)
  drawFacts(sheet, document)
  drawParties(sheet, document)
  drawLines(sheet, document)
  drawTotals(sheet, document)
  drawMentions(sheet, document)
  drawMarks(sheet, document)
  return sheet.finish()
}
