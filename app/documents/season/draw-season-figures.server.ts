import { distancesRaced, seasonSums } from '#app/domain/competitions/season/season-words.ts'
import { seasonFigures } from '#app/domain/competitions/season/season.ts'
import type { SeasonRace } from '#app/domain/competitions/season/season.ts'
import { looks, paper } from '../look.ts'
import type { Sheet } from '../sheet.server.ts'

const gap = 16

/** The sums of the season, side by side, then what was swum, ridden and run. */
export function drawSeasonFigures(sheet: Sheet, races: readonly SeasonRace[]): void {
  const sums = seasonFigures(races)
  const figures = seasonSums(sums)
  const width = (paper.right - paper.left - gap * (figures.length - 1)) / figures.length
  const top = sheet.y + 10
  for (const [index, { label, value }] of figures.entries()) {
    const x = paper.left + index * (width + gap)
    sheet.open(sheet.root, 'P').add(() => {
      const end = sheet.write(sheet.lines(`${value ?? '–'} `, looks.total, width), x, top)
      sheet.y = sheet.write(sheet.lines(label, looks.quiet, width), x, end)
    })
  }
  const ways = distancesRaced(sums)
  if (ways.length > 0)
    sheet.open(sheet.root, 'P').add(() => {
      const lines = sheet.lines(ways.join(', '), looks.text, paper.right - paper.left)
      sheet.y = sheet.write(lines, paper.left, sheet.y + 10)
    })
  sheet.y += 22
}
