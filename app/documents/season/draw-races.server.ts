import { outcomes, placeWords } from '#app/domain/competitions/answers/answer.ts'
import type { SeasonRace } from '#app/domain/competitions/season/season.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { writeClock } from '#app/domain/training/typed/writing.ts'
import { drawTable, rowHeight } from '../draw-lines.server.ts'
import type { Line } from '../lines.server.ts'
import { type Look, looks, paper } from '../look.ts'
import type { Element, Sheet } from '../sheet.server.ts'

export function drawRaces(sheet: Sheet, races: readonly SeasonRace[]): void {
  const headings = columns.map(({ heading, from }) => ({ text: `${heading} `, x: from }))
  const rows = races.map((race) => raceRow(sheet, race))
  drawTable(sheet, headings, rows, (row, table) => drawRow(sheet, table, row))
}

function drawRow(sheet: Sheet, table: Element, { cells, height }: RaceRow): void {
  sheet.makeRoom(height)
  const row = sheet.open(table, 'TR')
  const top = sheet.y + 4
  for (const [index, { from, lines }] of cells.entries()) {
    const cell = index === 0 ? sheet.open(row, 'TH', { scope: 'Row' }) : sheet.open(row, 'TD')
    cell.add(() => {
      sheet.write(lines, from, top)
    })
  }
  sheet.y += height
  sheet.rule()
}

type RaceRow = { cells: { from: number; lines: Line[] }[]; height: number }

/** A race of the season as a row; the first cell names it. */
function raceRow(sheet: Sheet, race: SeasonRace): RaceRow {
  const cells = columns.map(({ name, from, to }) => ({
    from,
    lines: textsOf(race)[name].flatMap(([text, look]) => sheet.lines(`${text} `, look, to - from)),
  }))
  return { cells, height: rowHeight(cells.map(({ lines }) => lines)) }
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
