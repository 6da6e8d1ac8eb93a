import type { Split } from '#app/domain/training/running/pacing.ts'
import { gunTimeOf } from '#app/domain/training/running/run.ts'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { FigureCell, FiguresTable } from '../figures.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { writeMark, writeLengthIn, writePaceGap, writePaceIn, writeTimeOf } from './write-run.ts'

type PassageRow =
  | { kind: 'mark' | 'finish'; key: string; label: string; split: Split; isHalf: boolean }
  | { kind: 'half'; label: string; metres: number; seconds: number }

const sameMark = 0.01

/** The splits of an answer, half-way among them: a line of its own unless a mark stands there. */
function passageRows({ splits = [], run, halfSeconds, intervalMetres }: RunningPaceAnswer): PassageRow[] {
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

export function rowKey(metres: number): string {
  return String(Math.round(metres * 1000) / 1000)
}

export function PassagesTable({ answer }: { answer: RunningPaceAnswer }) {
  return (
    <FiguresTable
      caption="Temps de passage"
      head={['Distance', 'Passage', answer.delaySeconds !== undefined && 'Officiel', 'Segment', 'Écart']}
    >
      {passageRows(answer).map((row) => (
        <Passage key={row.kind === 'half' ? 'half' : row.key} row={row} answer={answer} />
      ))}
    </FiguresTable>
  )
}

function Passage({ row, answer }: { row: PassageRow; answer: RunningPaceAnswer }) {
  const hasHours = (answer.run?.timeSeconds ?? 0) >= 3600
  const seconds = row.kind === 'half' ? row.seconds : row.split.passage
  const passage = writeTimeOf(seconds, answer, hasHours)
  const official = answer.delaySeconds !== undefined && (
    <td>{writeTimeOf(gunTimeOf(seconds, answer.delaySeconds), answer, hasHours)}</td>
  )
  if (row.kind === 'half') {
    return (
      <tr className="row-marked">
        <th scope="row">{row.label}</th>
        <td className="num">{passage}</td>
        {official}
        <td colSpan={2}>{writeLengthIn(Math.round(row.metres / 10) * 10, answer)}</td>
      </tr>
    )
  }
  const { split, key, kind, isHalf } = row
  const gap = split.segmentPace - (answer.run?.pace ?? split.segmentPace)
  return (
    <tr
      data-ligne={key}
      className={joinClasses(isHalf && 'row-marked', kind === 'finish' && 'row-last') || undefined}
    >
      <th scope="row">{isHalf ? `${row.label} (mi-course)` : row.label}</th>
      <FigureCell name="passage" value={split.passage} text={passage} isMain />
      {official}
      <FigureCell name="segment" value={split.segmentPace} text={writePaceIn(split.segmentPace, answer)} />
      <td className={gapClass(gap)}>{writePaceGap(gap, answer)}</td>
    </tr>
  )
}

function gapClass(gap: number): string | undefined {
  if (Math.abs(gap) < 0.05) return undefined
  return gap > 0 ? 'pace-slower' : 'pace-faster'
}
