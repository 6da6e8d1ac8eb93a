import { type CsvCell, rounded } from '#app/domain/shared/csv.ts'
import { models } from '#app/domain/training/equivalence/model-ranges.ts'
import { writeLongClock } from '#app/domain/training/typed/writing.ts'
import { tableLoader, type ToolTable } from '../send-table.ts'
import type { ToolQuery } from '../tool-query.ts'
import { answerRunningEquivalence } from './running-equivalence-answer.ts'
import { runningEquivalenceFields } from './running-equivalence-fields.ts'

const heads = [
  'Distance (m)',
  'Moyenne (h:mm:ss)',
  'Moyenne (s)',
  'Fourchette basse (s)',
  'Fourchette haute (s)',
  'Daniels (s)',
  'Riegel (s)',
  'Cameron (s)',
  'Purdy (s)',
  'Vickers (s)',
]

export const loader = tableLoader(runningEquivalenceFields, equivalentsTable)

function equivalentsTable(query: ToolQuery): ToolTable | undefined {
  const { rows, reference } = answerRunningEquivalence(query)
  if (!rows || !reference) return undefined
  const cells = rows.map(({ distanceMetres, mean, interval, predictions }): CsvCell[] => [
    distanceMetres,
    mean === undefined ? undefined : writeLongClock(mean),
    ...[
      mean,
      interval?.quickest,
      interval?.slowest,
      ...models.map((model) => predictions[model]?.seconds),
    ].map((seconds) => (seconds === undefined ? undefined : rounded(seconds))),
  ])
  return { name: `equivalences-${Math.round(reference.race.distanceMetres)}m`, heads, rows: cells }
}
