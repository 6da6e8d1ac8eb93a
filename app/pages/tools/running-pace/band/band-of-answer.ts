import type { RunningPaceAnswer } from '../running-pace-answer.ts'
import { paceBandOf, type PaceBand } from './pace-band.ts'

/** The band of what was typed; nothing as long as no race comes out of it. */
export function bandOfAnswer(
  { run, pacing, unit }: Pick<RunningPaceAnswer, 'run' | 'pacing' | 'unit'>,
  mostColumns?: number,
): PaceBand | undefined {
  return run && pacing && paceBandOf(run, pacing, unit, mostColumns)
}
