import { outcomes, placeWords } from '#app/domain/competitions/answers/answer.ts'
import type { SeasonRace } from '#app/domain/competitions/season/season.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { writeClock } from '#app/domain/training/typed/writing.ts'
import type { Line } from '../lines.server.ts'
import { type Look, looks, paper } from '../look.ts'
import type { Element, Sheet } from '../sheet.server.ts'

const heightOfHeadings = 17

export function drawRaces(sheet: Sheet, races: readonly SeasonRace[]): void {
  const rows = races.map((race) => raceRow(sheet, race))
  sheet.makeRoom(heightOfHeadings + (rows[0]?.height ?? 0))
  const table = sheet.open(sheet.root, 'Table')
  drawHeadings(sheet, table)
  sheet.atHeadOfPage = () => repeatHeadings(sheet)
  for (const row of rows) drawRow(sheet, table, row)
  sheet.atHeadOfPage = () => undefined
}

function drawHeadings(sheet: Sheet, table: Element): void {
  const row = sheet.open(table, 'TR')
  for (const { heading, from } of columns)
    sheet.open(row, 'TH', { scope: 'Column' }).add(() => writeHeading(sheet, heading, from))
  underline(sheet)
}

function repeatHeadings(sheet: Sheet): void {
  sheet.decorate(() => {
    for (const { heading, from } of columns) writeHeading(sheet, heading, from)
  })
  underline(sheet)
}

function writeHeading(sheet: Sheet, heading: string, from: number): void {
  sheet.write(sheet.lines(`${heading} `, looks.small, paper.width), from, sheet.y)
}

function underline(sheet: Sheet): void {
  sheet.y += heightOfHeadings
  sheet.rule({ ink: 'ink', thickness: 0.8 })
}

function drawRow(sheet: Sheet, table: Element, { cells, height }: RaceRow): void {
  sheet.makeRoom(height)
  const row = sheet.open(table, 'TR')
  const top = sheet.y + 4
  for (const [index, { column, lines }] of cells.entries()) {
    const from = columns.find(({ name }) => name === column)?.from ?? paper.left
    const cell = index === 0 ? sheet.open(row, 'TH', { scope: 'Row' }) : sheet.open(row, 'TD')
    cell.add(() => {
      sheet.write(lines, from, top)
    })
  }
  sheet.y += height
  sheet.rule()
}

type RaceCell = { column: ColumnName; lines: Line[] }

type RaceRow = { cells: RaceCell[]; height: number }

const space = 6

const tallest = 300

/** A race of the season as a row; the first cell names it. */
function raceRow(sheet: Sheet, race: SeasonRace): RaceRow {
  const cells = columns.map(({ name }) => ({
    column: name,
    lines: textsOf(race)[name].flatMap(([text, look]) => sheet.lines(`${text} `, look, widthOf(name))),
  }))
  const heights = cells.map(({ lines }) => lines.reduce((sum, { look }) => sum + look.lead, 0))
  return { cells, height: Math.min(Math.max(...heights) + space * 2, tallest) }
}

function textsOf({ competition, participation, format }: SeasonRace): Record<ColumnName, [string, Look][]> {
  const { goal, targetTime, result } = participation
  const place = result?.place === undefined ? '' : `${placeWords(result.place)} au général`
  return {
    race: [
      [competition.title, looks.strong],
      [competition.place, looks.detail],
    ],
    day: [[formatDay(competition.startOn), looks.amount]],
    format: [[format?.name ?? '', looks.text]],
    goal: [[goal ?? '', looks.text]],
    target: [[targetTime === undefined ? '' : writeClock(targetTime), looks.amount]],
    result: [
      [resultOf(competition.status, result), looks.strongAmount],
      [place, looks.detail],
    ],
  }
}

function resultOf(
  status: SeasonRace['competition']['status'],
  result: SeasonRace['participation']['result'],
): string {
  if (status === 'cancelled') return 'Annulée'
  if (!result) return ''
  return result.time === undefined ? outcomes[result.outcome] : writeClock(result.time)
}

type ColumnName = 'race' | 'day' | 'format' | 'goal' | 'target' | 'result'
type Column = { name: ColumnName; heading: string; from: number; to: number }

const columns: readonly Column[] = [
  { name: 'race', heading: 'Course', from: paper.left, to: 206 },
  { name: 'day', heading: 'Date', from: 212, to: 304 },
  { name: 'format', heading: 'Format', from: 310, to: 378 },
  { name: 'goal', heading: 'Objectif', from: 386, to: 420 },
  { name: 'target', heading: 'Visé', from: 426, to: 472 },
  { name: 'result', heading: 'Résultat', from: 480, to: paper.right },
]

function widthOf(name: ColumnName): number {
  const column = columns.find((one) => one.name === name)
  return column ? column.to - column.from : 0
}
