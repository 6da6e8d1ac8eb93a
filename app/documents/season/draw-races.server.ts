import type { SeasonRace } from '#app/domain/competitions/season/season.ts'
import { looks, paper } from '../look.ts'
import type { Element, Sheet } from '../sheet.server.ts'
import { columns } from './columns.ts'
import { raceRow, type RaceRow } from './race-row.server.ts'

const heightOfHeadings = 17

/** The races, over as many pages as they take; the headings stand on each. */
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

/** The table goes on: its headings are seen again, not heard again. */
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
