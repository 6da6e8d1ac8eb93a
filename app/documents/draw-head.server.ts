import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import type { Line } from './lines.server.ts'
import { inks, type Look, looks, paper } from './look.ts'
import type { Sheet } from './sheet.server.ts'
import { wordmarkOutline } from './wordmark-outline.ts'

// The mark of `app/ui/art/wordmark.tsx`, 32 by 32.
const lanes = 'M4 29V15.5a12 12 0 0 1 24 0V29M11 29V15.8a5 5 0 0 1 10 0V29'
const wave = 'M4 22.2c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0 4 2.6 6 0'
// A bundle of lanes that comes in from the left and leaves by the top, always as far apart; the third is yours.
const bend = { x: 450, y: 60, lanes: 9, first: 20, apart: 6.5, coloured: 2 }
const quarterCircle = 0.5523

const whole = paper.right - paper.left

type Head = { title: string; number: string; under?: { text: string; y: number } | undefined }

/** The club’s lines and name, then what this is. */
export function drawHead(sheet: Sheet, { title, number, under }: Head): void {
  sheet.decorate(() => {
    drawBend(sheet)
    drawWordmark(sheet)
  })
  sheet.open(sheet.root, 'H1').add(() => {
    sheet.write(sheet.lines(`${title} `, looks.title, whole), paper.left, 158)
    sheet.write(sheet.lines(number, looks.number, whole), paper.right, 158, 'right')
  })
  sheet.y = 202
  if (!under) return
  sheet.paragraph(sheet.lines(under.text, looks.heading, whole), paper.left, under.y)
  sheet.y += 4
}

function drawBend({ pdf }: Sheet): void {
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

function drawWordmark({ pdf }: Sheet): void {
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

type Marks = { head: string; left: string; right: string }

/** What each page says of the whole; `head` from the second one. */
export function drawMarks(sheet: Sheet, { head, left, right }: Marks): void {
  const foot = paper.foot - looks.small.lead
  sheet.markPages((page, count) => {
    if (page > 1) {
      sheet.write(sheet.lines(head, looks.strong, whole - 160).slice(0, 1), paper.left, 36)
      drawLanes(sheet)
    }
    sheet.write(sheet.lines(left, looks.small, whole - 160).slice(0, 1), paper.left, foot)
    const which = sheet.lines(`${right}Page ${page} sur ${count}`, looks.small, 150)
    sheet.write(which, paper.right, foot, 'right')
  })
}

function drawLanes({ pdf }: Sheet): void {
  for (const [index, lane] of [56, 60, 64, 68].entries())
    pdf
      .moveTo(0, lane)
      .lineTo(paper.width, lane)
      .lineWidth(index === 1 ? 1.6 : 0.5)
      .stroke(index === 1 ? inks.accent : inks.rule)
}

const columnGap = 16

/** Texts side by side, each a paragraph of its own; answers where the lowest ends. */
export function drawColumns(sheet: Sheet, columns: readonly [string, Look][][], top: number): number {
  const width = (whole - columnGap * (columns.length - 1)) / columns.length
  const ends = columns.map((texts, index) => {
    const lines = texts.flatMap(([text, look]) => sheet.lines(text, look, width))
    let end = top
    sheet.open(sheet.root, 'P').add(() => {
      end = sheet.write(lines, paper.left + index * (width + columnGap), top)
    })
    return end
  })
  return Math.max(...ends)
}

const gap = 24
const width = (whole - gap) / 2

export function drawParties(sheet: Sheet, { seller, buyer }: AccountingDocument): void {
  sheet.rule()
  const top = sheet.y + 12
  const { name, address, siren, register, vatNumber, phone, email } = seller
  const sellerEnd = drawParty(sheet, 'Vendeur', name, paper.left, top, [
    ...address,
    `SIREN\u00a0: ${siren}`,
    register,
    ...(vatNumber === undefined ? [] : [`TVA intracommunautaire\u00a0: ${vatNumber}`]),
    phone,
    email,
  ])
  const buyerLines = [...buyer.address, buyer.email]
  const buyerEnd = drawParty(sheet, 'Client', buyer.name, paper.left + width + gap, top, buyerLines)
  sheet.y = Math.max(sellerEnd, buyerEnd) + 22
}

function drawParty(sheet: Sheet, role: string, name: string, x: number, y: number, facts: string[]): number {
  let end = y
  const put = (type: string, lines: Line[]) => {
    if (lines.length === 0) return
    sheet.open(sheet.root, type).add(() => {
      end = sheet.write(lines, x, end)
    })
  }
  put('H2', sheet.lines(role, looks.small, width))
  put('P', sheet.lines(name, looks.strong, width))
  for (const fact of facts) put('P', sheet.lines(fact, looks.quiet, width))
  return end
}
