import type { CSSProperties } from 'react'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { lineWidth, type RaceScale } from './race-line-shape.ts'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import { partWords, writeLegDistance, writeLegFigure } from './triathlon-words.ts'

type RaceLineLabelsProps = Pick<TriathlonAnswer, 'times' | 'paces' | 'distances'> & { scale: RaceScale }

/** Under the line, what each leg is; its description for those who hear the page is the drawing's own. */
export function RaceLineLabels({ times, paces, distances, scale }: RaceLineLabelsProps) {
  const bikeAt = Math.min(0.6, Math.max(0.11, scale.bike / lineWidth + 0.012))
  const runAt = Math.min(0.84, Math.max(bikeAt + 0.17, scale.run / lineWidth + 0.012))
  const legs = [
    { leg: 'swim', at: 0, figure: paces.swimPace },
    { leg: 'bike', at: bikeAt, figure: paces.bikeSpeed },
    { leg: 'run', at: runAt, figure: times.runPaceAfterBike },
  ] as const
  return (
    <div className="race-legs" aria-hidden="true">
      {legs.map(({ leg, at, figure }) => (
        <p key={leg} style={{ '--at': `${(at * 100).toFixed(2)}%` } as CSSProperties}>
          <b>{partWords[leg].label}</b>
          <span className="num">{writeClock(times[leg] ?? 0)}</span>
          {leg !== 'swim' && `${writeLegDistance(leg, distances[leg] ?? 0)} · `}
          {writeLegFigure(leg, figure ?? 0)}
        </p>
      ))}
    </div>
  )
}
