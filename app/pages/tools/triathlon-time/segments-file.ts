import { rounded } from '#app/domain/shared/csv.ts'
import { writeLongClock } from '#app/domain/training/typed/writing.ts'
import { tableLoader, type ToolTable } from '../send-table.ts'
import type { ToolQuery } from '../tool-query.ts'
import { answerTriathlonTime } from './triathlon-time-answer.ts'
import { triathlonTimeFields } from './triathlon-time-fields.ts'
import { partWords, writeLegFigure } from './triathlon-words.ts'

const heads = ['Segment', 'Distance (m)', 'Allure', 'Temps (h:mm:ss)', 'Temps (s)', 'Cumul (s)']

export const loader = tableLoader(triathlonTimeFields, segmentsTable)

function segmentsTable(query: ToolQuery): ToolTable | undefined {
  const { segments, times, format, hasOwnDistances } = answerTriathlonTime(query)
  if (times.total === undefined) return undefined
  const rows = segments.map(({ part, leg, metres, figure, time, end }) => [
    partWords[part].label,
    metres,
    leg && figure !== undefined ? writeLegFigure(leg, figure) : undefined,
    time === undefined ? undefined : writeLongClock(time),
    time === undefined ? undefined : rounded(time),
    end === undefined ? undefined : rounded(end),
  ])
  return { name: `triathlon-${hasOwnDistances ? 'perso' : format}`, heads, rows }
}
