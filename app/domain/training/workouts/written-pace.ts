import { writePace } from '../typed/write-pace.ts'
import type { PaceRange } from './workout-paces.ts'

/** « 4′10″ – 4′30″/km », « 1′45″/100 m »: the athlete's pace beside a step. */
export function writtenPace({ from, to, per }: PaceRange): string {
  const unit = per === 1000 ? 'km' : '100 m'
  const [quick, slow] = [Math.round(from), Math.round(to)]
  return quick === slow ? writePace(quick, unit) : `${writePace(quick)}\u00A0– ${writePace(slow, unit)}`
}
