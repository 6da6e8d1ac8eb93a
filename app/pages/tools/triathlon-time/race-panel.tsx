import type { CSSProperties } from 'react'
import type { TriathlonPart } from '#app/domain/training/triathlon/parts.ts'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { Figure } from '../figure.tsx'
import { RaceLine } from './race-line.tsx'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import { missingSentence, partWords } from './triathlon-words.ts'

type RacePanelProps = {
  answer: TriathlonAnswer
  /** The race that is drawn: it may come a frame after its figures. */
  drawn: TriathlonAnswer
}

/** The total, the legs, and the race drawn to the scale of time. */
export function RacePanel({ answer, drawn }: RacePanelProps) {
  const { times, missing } = answer
  const { total } = times
  return (
    <div className="race-panel ink">
      <div className="race-top">
        <div className="race-total">
          <span className="calculator-caption">Temps total estimé</span>
          {total === undefined ? (
            <span className="race-missing">{missingSentence(missing)}</span>
          ) : (
            <span className="calculator-figure num" style={lengthOf(writeClock(total, { hours: true }))}>
              <Figure name="total" value={total}>
                {writeClock(total, { hours: true })}
              </Figure>
            </span>
          )}
        </div>
        <dl className="calculator-facts">
          {(['swim', 'bike', 'run'] as const).map((leg) => (
            <div key={leg}>
              <dt>{partWords[leg].label}</dt>
              <dd className="num">
                <PartTime part={leg} time={times[leg]} />
              </dd>
            </div>
          ))}
          <div>
            <dt>Transitions</dt>
            <dd className="num">
              <PartTime part="t1" time={times.t1} /> + <PartTime part="t2" time={times.t2} />
            </dd>
          </div>
        </dl>
      </div>
      <RaceLine times={drawn.times} paces={drawn.paces} distances={drawn.distances} />
    </div>
  )
}

function PartTime({ part, time }: { part: TriathlonPart; time: number | undefined }) {
  if (time === undefined) return '—'
  return (
    <Figure name={partWords[part].name} value={time}>
      {writeClock(time)}
    </Figure>
  )
}

/** A race of a hundred hours is written smaller. */
function lengthOf(clock: string): CSSProperties {
  return { '--characters': Math.max(7, clock.length) } as CSSProperties
}
