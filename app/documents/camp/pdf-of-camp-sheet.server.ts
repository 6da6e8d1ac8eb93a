import type { CampSheetLine } from '#app/domain/camps/sheet/sheet-store.server.ts'
import { sheetWords } from '#app/domain/camps/sheet/words.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { drawHead, drawMarks } from '../draw-head.server.ts'
import { drawTick } from '../draw-tick.server.ts'
import { looks } from '../look.ts'
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
  for (const line of lines) drawLine(sheet, line)
  drawMarks(sheet, { head, left: 'À détruire après le stage', right: `${formatDay(drawnOn)} · ` })
  return sheet.finish()
}

function drawLine(sheet: Sheet, line: CampSheetLine): void {
  const { name, phone, emergencyName, emergencyPhone } = line
  drawTick(sheet, [
    [phone === undefined ? name : `${name}, ${phone}`, looks.strong],
    [`Urgence\u00a0: ${emergencyName}, ${emergencyPhone}`, looks.text],
    [sheetWords(line), looks.detail],
  ])
}
