import { drawBend, drawWordmark } from '../draw-head.server.ts'
import { looks, paper } from '../look.ts'
import type { Sheet } from '../sheet.server.ts'
import type { SeasonDocument } from './season-document.ts'

/** Whose season, and which. */
export function drawSeasonHead(sheet: Sheet, { season, athlete }: SeasonDocument): void {
  sheet.decorate(() => {
    drawBend(sheet)
    drawWordmark(sheet)
  })
  const width = paper.right - paper.left
  sheet.open(sheet.root, 'H1').add(() => {
    sheet.write(sheet.lines('Saison ', looks.title, width), paper.left, 158)
    sheet.write(sheet.lines(season.name, looks.number, width), paper.right, 158, 'right')
  })
  sheet.y = 202
  const name = sheet.lines(athlete, looks.heading, width)
  sheet.open(sheet.root, 'P').add(() => {
    sheet.y = sheet.write(name, paper.left, sheet.y) + 4
  })
}
