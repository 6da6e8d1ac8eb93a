import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import { inks, looks, paper } from './look.ts'
import type { Sheet } from './sheet.server.ts'
import { titleOf } from './words.ts'

export function drawMarks(sheet: Sheet, document: AccountingDocument): void {
  const { pdf } = sheet
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    sheet.decorate(() => {
      if (index > 0) drawRunningHead(sheet, document)
      drawFoot(sheet, document, `Page ${index + 1} sur ${count}`)
    })
  }
}

function drawRunningHead(sheet: Sheet, document: AccountingDocument): void {
  const title = sheet.lines(`${titleOf(document)} ${document.number}`, looks.strong, paper.right - paper.left)
  sheet.write(title, paper.left, 36)
  drawLanes(sheet)
}

export function drawLanes({ pdf }: Sheet): void {
  for (const [index, lane] of [56, 60, 64, 68].entries())
    pdf
      .moveTo(0, lane)
      .lineTo(paper.width, lane)
      .lineWidth(index === 1 ? 1.6 : 0.5)
      .stroke(index === 1 ? inks.accent : inks.rule)
}

function drawFoot(sheet: Sheet, { seller, number }: AccountingDocument, page: string): void {
  const width = paper.right - paper.left - 160
  const [whose] = sheet.lines(`${seller.name} · SIREN\u00a0${seller.siren}`, looks.small, width)
  if (whose) sheet.write([whose], paper.left, paper.foot - looks.small.lead)
  const which = sheet.lines(`${number} · ${page}`, looks.small, 150)
  sheet.write(which, paper.right, paper.foot - looks.small.lead, 'right')
}
