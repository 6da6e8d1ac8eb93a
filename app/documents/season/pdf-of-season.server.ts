import {
  distancesRaced,
  seasonFigures,
  type SeasonRace,
  seasonSums,
} from '#app/domain/competitions/season/season.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { drawBend, drawLanes, drawWordmark } from '../draw-head.server.ts'
import { looks, paper } from '../look.ts'
import { Sheet } from '../sheet.server.ts'
import { drawRaces } from './draw-races.server.ts'
import type { SeasonDocument } from './season-document.ts'

export async function pdfOfSeason(document: SeasonDocument): Promise<Uint8Array> {
  const { season, races, athlete, drawnOn } = document
  const sheet = new Sheet({ title: `Saison ${season.name}, ${athlete}`, issuedOn: drawnOn })
  drawSeasonHead(sheet, document)
  if (races.length === 0) drawEmptySeason(sheet)
  else {
    drawSeasonFigures(sheet, races)
    drawRaces(sheet, races)
  }
  drawSeasonMarks(sheet, document)
  return sheet.finish()
}

function drawEmptySeason(sheet: Sheet): void {
  const lines = sheet.lines('Aucune course cette saison.', looks.text, paper.right - paper.left)
  sheet.paragraph(lines, paper.left, sheet.y + 16)
}

function drawSeasonHead(sheet: Sheet, { season, athlete }: SeasonDocument): void {
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
  sheet.paragraph(sheet.lines(athlete, looks.heading, width))
  sheet.y += 4
}

function drawSeasonMarks(sheet: Sheet, { season, athlete, drawnOn }: SeasonDocument): void {
  const width = paper.right - paper.left - 160
  const foot = paper.foot - looks.small.lead
  sheet.markPages((page, count) => {
    if (page > 1) {
      const title = sheet.lines(`Saison ${season.name}, ${athlete}`, looks.strong, width)
      sheet.write(title.slice(0, 1), paper.left, 36)
      drawLanes(sheet)
    }
    sheet.write(sheet.lines(`Au ${formatDay(drawnOn)}`, looks.small, width), paper.left, foot)
    sheet.write(sheet.lines(`Page ${page} sur ${count}`, looks.small, 150), paper.right, foot, 'right')
  })
}

const gap = 16

function drawSeasonFigures(sheet: Sheet, races: readonly SeasonRace[]): void {
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
  if (ways.length > 0) {
    const lines = sheet.lines(ways.join(', '), looks.text, paper.right - paper.left)
    sheet.paragraph(lines, paper.left, sheet.y + 10)
  }
  sheet.y += 22
}
