import { countOptions } from '#app/domain/camps/options/chosen-options.ts'
import type { CampSheetLine } from '#app/domain/camps/sheet/sheet-store.server.ts'
import { sheetWords } from '#app/domain/camps/sheet/words.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { drawHead, drawMarks } from '../draw-head.server.ts'
import { drawTick } from '../draw-tick.server.ts'
import { looks, paper } from '../look.ts'
import { Sheet } from '../sheet.server.ts'

export type CampSheetDocument = {
  readonly title: string
  readonly dates: string
  readonly location: string
  readonly drawnOn: string
  readonly lines: readonly CampSheetLine[]
}

/** The coach’s sheet: a box to tick, a name, whom to call, what to know. */
export async function pdfOfCampSheet({ title, dates, location, drawnOn, lines }: CampSheetDocument) {
  const head = `Stage ${title}`
  const sheet = new Sheet({ title: head, issuedOn: drawnOn })
  drawHead(sheet, {
    title: head,
    number: String(lines.length),
    under: { text: `${dates}, ${location}`, y: 202 },
  })
  drawToPrepare(sheet, lines)
  for (const line of lines) drawLine(sheet, line)
  drawMarks(sheet, { head, left: 'À détruire après le stage', right: `${formatDay(drawnOn)} · ` })
  return sheet.finish()
}

/** The options of everybody, counted: bikes, pieces of the shop in their sizes. */
function drawToPrepare(sheet: Sheet, lines: readonly CampSheetLine[]): void {
  const counts = countOptions(lines)
  if (counts.length === 0) return
  const all = counts.map(({ label, count }) => `${label}\u00a0: ${count}`).join(' · ')
  const words = sheet.lines(`À préparer\u00a0: ${all}`, looks.text, paper.right - paper.left)
  sheet.makeRoom(words.reduce((sum, { look }) => sum + look.lead, 0))
  sheet.paragraph(words)
  sheet.y += 8
}

function drawLine(sheet: Sheet, line: CampSheetLine): void {
  const { name, phone, emergencyName, emergencyPhone } = line
  drawTick(sheet, [
    [phone === undefined ? name : `${name}, ${phone}`, looks.strong],
    [`Urgence\u00a0: ${emergencyName}, ${emergencyPhone}`, looks.text],
    [sheetWords(line), looks.detail],
  ])
}
