import { writeClock, writePercentage, writePace } from '#app/domain/training/typed/writing.ts'
import { Figure } from '../figures.tsx'
import type { LegToCarry } from './triathlon-time-answer.ts'
import { partWords, writeLegFigure } from './triathlon-words.ts'

type LegToCarryRowProps = {
  carried: LegToCarry
  freshRunPace: number | undefined
  toGain: number
  /** The longest leg, now or asked for, seconds. */
  longest: number
}

export function LegToCarryRow({ carried, freshRunPace, toGain, longest }: LegToCarryRowProps) {
  const { leg, now, required, verdict } = carried
  const share = toGain / now
  return (
    <li>
      <span>
        <b>{partWords[leg].label}</b>
        <small>
          {toGain > 0 ? '−' : '+'}
          {'\u202f'}
          {writeClock(Math.abs(toGain))}, soit {writePercentage(Math.abs(share) * 100)}
        </small>
      </span>
      <span className="leg-bars" aria-hidden="true">
        {[now, required.ok ? required.time : 0].map((time, index) => (
          <i key={index} style={{ '--share': `${((time / longest) * 100).toFixed(1)}%` }} />
        ))}
      </span>
      <span className="leg-asked">
        <b className="num">
          <Figure
            name={`${partWords[leg].name}-demandee`}
            value={required.ok ? required.figure : undefined}
            write={(figure) => writeLegFigure(leg, figure)}
          />
        </b>
        <small>
          {verdict}
          {freshRunPace !== undefined && `, ${writePace(freshRunPace, 'km')} à sec`}
        </small>
      </span>
    </li>
  )
}
