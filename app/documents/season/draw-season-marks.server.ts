import { formatDay } from '#app/domain/shared/french-dates.ts'
import { drawLanes } from '../draw-marks.server.ts'
import { looks, paper } from '../look.ts'
import type { Sheet } from '../sheet.server.ts'
import type { SeasonDocument } from './season-document.ts'

/** What stands on every page: at its foot which day it was drawn and which page it is; after the first, whose season. */
export function drawSeasonMarks(sheet: Sheet, { season, athlete, drawnOn }: SeasonDocument): void {
  const { pdf } = sheet
  const { count } = pdf.bufferedPageRange()
  const width = paper.right - paper.left - 160
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    sheet.decorate(() => {
      if (index > 0) {
        const [title] = sheet.lines(`Saison ${season.name}, ${athlete}`, looks.strong, width)
        if (title) sheet.write([title], paper.left, 36)
        drawLanes(sheet)
      }
      const foot = paper.foot - looks.small.lead
      sheet.write(sheet.lines(`Au ${formatDay(drawnOn)}`, looks.small, width), paper.left, foot)
      sheet.write(sheet.lines(`Page ${index + 1} sur ${count}`, looks.small, 150), paper.right, foot, 'right')
    })
  }
}
