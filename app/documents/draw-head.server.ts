import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import { inks, looks, paper } from './look.ts'
import type { Sheet } from './sheet.server.ts'
import { wordmarkOutline } from './wordmark-outline.ts'
import { titleOf } from './words.ts'

// The mark of `app/ui/art/wordmark.tsx`, 32 by 32.
const lanes = 'M4 29V15.5a12 12 0 0 1 24 0V29M11 29V15.8a5 5 0 0 1 10 0V29'
const wave = 'M4 22.2c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0 4 2.6 6 0'
// A bundle of lanes that comes in from the left and leaves by the top, always as far apart; the third is yours.
const bend = { x: 450, y: 60, lanes: 9, first: 20, apart: 6.5, coloured: 2 }
const quarterCircle = 0.5523

export function drawHead(sheet: Sheet, document: AccountingDocument): void {
  sheet.decorate(() => {
    drawBend(sheet)
    drawWordmark(sheet)
  })
  const heading = sheet.open(sheet.root, 'H1')
  const width = paper.right - paper.left
  heading.add(() => {
    sheet.write(sheet.lines(`${titleOf(document)} `, looks.title, width), paper.left, 158)
    sheet.write(sheet.lines(document.number, looks.number, width), paper.right, 158, 'right')
  })
  sheet.y = 202
  if (document.corrects !== undefined) drawCorrection(sheet, document.corrects)
}

function drawCorrection(sheet: Sheet, corrects: string): void {
  const lines = sheet.lines(`Corrige la facture ${corrects}`, looks.heading, paper.right - paper.left)
  sheet.open(sheet.root, 'P').add(() => {
    sheet.y = sheet.write(lines, paper.left, sheet.y - 4) + 4
  })
}

export function drawBend({ pdf }: Sheet): void {
  for (let lane = 0; lane < bend.lanes; lane += 1) {
    const isYours = lane === bend.coloured
    const radius = bend.first + lane * bend.apart
    const right = bend.x + radius
    const low = bend.y + radius
    const handle = radius * quarterCircle
    pdf
      .moveTo(0, low)
      .lineTo(bend.x, low)
      .bezierCurveTo(bend.x + handle, low, right, bend.y + handle, right, bend.y)
      .lineTo(right, 0)
      .lineWidth(isYours ? 2.2 : 0.6)
      .stroke(isYours ? inks.accent : inks.rule)
  }
}

export function drawWordmark({ pdf }: Sheet): void {
  pdf
    .save()
    .translate(paper.left - 3, 28)
    .scale(0.86)
    .lineCap('round')
    .lineWidth(2.7)
  pdf.path(lanes).stroke(inks.ink)
  pdf.path(wave).stroke(inks.accent)
  pdf.restore()
  pdf
    .save()
    .translate(paper.left + 31, 52)
    .scale(0.215)
  pdf.path(wordmarkOutline).fill(inks.ink)
  pdf.restore()
}
