import { readDistance } from '../../../domain/training/typed/read-distance.ts'
import { readDuration } from '../../../domain/training/typed/read-duration.ts'
import { solveRun } from '../../../domain/training/running/solve-run.ts'
import type { ToolFields, ToolQuery } from '../tool-query.ts'

export const runningPaceFields: ToolFields = {
  names: ['distance', 'temps'],
  example: { distance: 'marathon', temps: '3:29:59' },
}

/** Everything the running tool says of a query: how each field was read, and the run it makes. */
export function answerRunningPace(query: ToolQuery) {
  const distance = readDistance(query.distance ?? '')
  const time = readDuration(query.temps ?? '', distance.ok ? distance.value : undefined)
  const run = solveRun({
    distanceMetres: distance.ok ? distance.value : undefined,
    timeSeconds: time.ok ? time.value : undefined,
  })
  return { distance, time, run }
}
