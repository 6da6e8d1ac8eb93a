import {
  distancesRaced,
  type Season,
  seasonFigures,
  type SeasonRace,
  seasonSums,
} from '#app/domain/competitions/season/season.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { drawColumns, drawHead, drawMarks } from '../draw-head.server.ts'
import { type Look, looks, paper } from '../look.ts'
import { Sheet } from '../sheet.server.ts'
import { drawRaces } from './draw-races.server.ts'

export type SeasonDocument = {
  readonly season: Season
  readonly races: readonly SeasonRace[]
  readonly athlete: string
  readonly drawnOn: string
}

const width = paper.right - paper.left

export async function pdfOfSeason(document: SeasonDocument): Promise<Uint8Array> {
  const { season, races, athlete, drawnOn } = document
  const title = `Saison ${season.name}, ${athlete}`
  const sheet = new Sheet({ title, issuedOn: drawnOn })
  drawHead(sheet, { title: 'Saison', number: season.name, under: { text: athlete, y: 202 } })
  if (races.length === 0) drawEmptySeason(sheet)
  else {
    drawSeasonFigures(sheet, races)
    drawRaces(sheet, races)
  }
  drawMarks(sheet, { head: title, left: `Au ${formatDay(drawnOn)}`, right: '' })
  return sheet.finish()
}

function drawEmptySeason(sheet: Sheet): void {
  const lines = sheet.lines('Aucune course cette saison.', looks.text, width)
  sheet.paragraph(lines, paper.left, sheet.y + 16)
}

function drawSeasonFigures(sheet: Sheet, races: readonly SeasonRace[]): void {
  const sums = seasonFigures(races)
  const columns = seasonSums(sums).map(({ label, value }): [string, Look][] => [
    [`${value ?? '–'} `, looks.total],
    [label, looks.quiet],
  ])
  sheet.y = drawColumns(sheet, columns, sheet.y + 10)
  const ways = distancesRaced(sums)
  if (ways.length > 0) {
    sheet.paragraph(sheet.lines(ways.join(', '), looks.text, width), paper.left, sheet.y + 10)
  }
  sheet.y += 22
}
