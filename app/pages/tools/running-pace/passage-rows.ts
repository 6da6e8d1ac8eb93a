import type { Split } from '#app/domain/training/running/pacing.ts'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { writeMark } from './write-run.ts'

/** A line of the passages: a mark of the road with its split, or half-way between two of them. */
export type PassageRow =
  | { kind: 'mark' | 'finish'; key: string; label: string; split: Split; isHalf: boolean }
  | { kind: 'half'; label: string; metres: number; seconds: number }

const sameMark = 0.01

/** The splits of an answer, half-way among them: a line of its own unless a mark stands there. */
export function passageRows({
  splits = [],
  run,
  halfSeconds,
  intervalMetres,
}: RunningPaceAnswer): PassageRow[] {
  const half = (run?.distanceMetres ?? 0) / 2
  const rows = splits.map((split, index): PassageRow => {
    const isFinish = index === splits.length - 1
    return {
      kind: isFinish ? 'finish' : 'mark',
      key: rowKey(split.metres),
      label: isFinish ? 'Arrivée' : writeMark(split.metres, intervalMetres),
      split,
      isHalf: Math.abs(split.metres - half) < sameMark,
    }
  })
  const after = splits.findIndex(({ metres }) => metres > half - sameMark)
  const isMarked = rows.some((row) => row.kind !== 'half' && row.isHalf)
  if (after === -1 || isMarked || halfSeconds === undefined || splits.length < 3) return rows
  const line: PassageRow = { kind: 'half', label: 'Mi-course', metres: half, seconds: halfSeconds }
  return rows.toSpliced(after, 0, line)
}

/** The metres of a mark, to the millimetre: what machines look a row up by. */
export function rowKey(metres: number): string {
  return String(Math.round(metres * 1000) / 1000)
}
