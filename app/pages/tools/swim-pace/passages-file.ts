import { rounded } from '#app/domain/shared/csv.ts'
import { lengthsAt, passagesOf } from '#app/domain/training/swimming/passages.ts'
import { writeClock } from '#app/domain/training/typed/writing.ts'
import { tableLoader, type ToolTable } from '../send-table.ts'
import type { ToolQuery } from '../tool-query.ts'
import { answerSwimPace } from './swim-pace-answer.ts'
import { swimPaceFields } from './swim-pace-fields.ts'

const heads = ['Distance (m)', 'Longueurs', 'Passage (h:mm:ss)', 'Passage (s)']

export const loader = tableLoader(swimPaceFields, passagesTable)

function passagesTable(query: ToolQuery): ToolTable | undefined {
  const { swim, step } = answerSwimPace(query)
  const { swim: whole, pool, hasTenths: tenths } = swim
  const shown = whole && passagesOf(whole, pool.key, step)?.rows.filter(({ isShown }) => isShown)
  if (!shown) return undefined
  const rows = shown.map(({ distance, passage }) => [
    rounded(distance),
    rounded(lengthsAt(distance, pool.key), 1),
    writeClock(passage, { tenths, hours: true }),
    rounded(passage),
  ])
  return { name: `passages-natation-${Math.round(whole.distance)}m`, heads, rows }
}
