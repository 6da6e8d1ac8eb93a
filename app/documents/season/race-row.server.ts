import { outcomes } from '#app/domain/competitions/answers/answer.ts'
import { placeWords } from '#app/domain/competitions/answers/place-words.ts'
import type { SeasonRace } from '#app/domain/competitions/season/season.ts'
import { formatDay } from '#app/domain/shared/french-dates.ts'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import type { Line } from '../lines.server.ts'
import { looks } from '../look.ts'
import type { Look } from '../look.ts'
import type { Sheet } from '../sheet.server.ts'
import { columns, widthOf, type ColumnName } from './columns.ts'

export type RaceCell = { column: ColumnName; lines: Line[] }
export type RaceRow = { cells: RaceCell[]; height: number }

const space = 6
/** What is taller may be cut at the foot of a page. */
const tallest = 300

/** A race of the season as a row; the first cell names it. */
export function raceRow(sheet: Sheet, race: SeasonRace): RaceRow {
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
