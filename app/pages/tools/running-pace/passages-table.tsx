import { gunTimeOf } from '#app/domain/training/running/run.ts'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { FigureCell, FiguresTable, paperStep, ThinnedOnPaper } from '../figures.tsx'
import { writeMark, writeLengthIn, writePaceGap, writePaceIn, writeTimeOf } from './run-words.ts'
import type { RunningPaceAnswer } from './running-pace-answer.ts'

const sameMark = 0.01

export function rowKey(metres: number): string {
  return String(Math.round(metres * 1000) / 1000)
}

/** The splits of an answer, half-way among them: a line of its own unless a mark stands there. */
export function PassagesTable({ answer }: { answer: RunningPaceAnswer }) {
  const { splits = [], run, halfSeconds, delaySeconds, intervalMetres } = answer
  const half = (run?.distanceMetres ?? 0) / 2
  const hasHours = (run?.timeSeconds ?? 0) >= 3600
  const write = (seconds: number) => writeTimeOf(seconds, answer, hasHours)
  const official = (seconds: number) =>
    delaySeconds !== undefined && <td>{write(gunTimeOf(seconds, delaySeconds))}</td>
  const step = paperStep(splits.length)
  const rows = splits.map(({ metres, passage, segmentPace }, index) => {
    const isFinish = index === splits.length - 1
    const isHalf = Math.abs(metres - half) < sameMark
    const label = isFinish ? 'Arrivée' : writeMark(metres, intervalMetres)
    const gap = segmentPace - (run?.pace ?? segmentPace)
    return (
      <tr
        key={metres}
        data-ligne={rowKey(metres)}
        className={
          joinClasses(
            isHalf && 'row-marked',
            isFinish && 'row-last',
            (index + 1) % step > 0 && !isHalf && !isFinish && 'off-paper',
          ) || undefined
        }
      >
        <th scope="row">{isHalf ? `${label} (mi-course)` : label}</th>
        <FigureCell name="passage" value={passage} write={write} isMain />
        {official(passage)}
        <FigureCell name="segment" value={segmentPace} write={(pace) => writePaceIn(pace, answer)} />
        <td className={gapClass(gap)}>{writePaceGap(gap, answer)}</td>
      </tr>
    )
  })
  const after = splits.findIndex(({ metres }) => metres > half - sameMark)
  const isMarked = splits.some(({ metres }) => Math.abs(metres - half) < sameMark)
  const hasOwnLine = after !== -1 && !isMarked && splits.length >= 3
  const halfWay = hasOwnLine && halfSeconds !== undefined && (
    <tr key="half" className="row-marked">
      <th scope="row">Mi-course</th>
      <td className="num">{write(halfSeconds)}</td>
      {official(halfSeconds)}
      <td colSpan={2}>{writeLengthIn(Math.round(half / 10) * 10, answer)}</td>
    </tr>
  )
  return (
    <>
      <FiguresTable
        caption="Temps de passage"
        head={['Distance', 'Passage', delaySeconds !== undefined && 'Officiel', 'Segment', 'Écart']}
      >
        {halfWay ? rows.toSpliced(after, 0, halfWay) : rows}
      </FiguresTable>
      <ThinnedOnPaper rows={splits.length} step={step} />
    </>
  )
}

function gapClass(gap: number): string | undefined {
  if (Math.abs(gap) < 0.05) return undefined
  return gap > 0 ? 'pace-slower' : 'pace-faster'
}
