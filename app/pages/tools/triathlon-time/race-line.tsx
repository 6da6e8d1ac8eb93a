import { memo, type CSSProperties } from 'react'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { RaceLineLabels } from './race-line-labels.tsx'
import { lineHeight, lineWidth, ownEnds, ownLine, raceGaps, racePaths, raceScale } from './race-line-shape.ts'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'

/** The five parts of the race on one line, to the scale of time; nothing while one of them is not known. */
export const RaceLine = memo(function RaceLine({
  times,
  paces,
  distances,
}: Pick<TriathlonAnswer, 'times' | 'paces' | 'distances'>) {
  const { swim, t1, bike, t2, run, runPaceAfterBike } = times
  const { swimPace, bikeSpeed } = paces
  if (swim === undefined || t1 === undefined || bike === undefined) return null
  if (t2 === undefined || run === undefined || runPaceAfterBike === undefined) return null
  if (swimPace === undefined || bikeSpeed === undefined) return null
  const scale = raceScale([swim, t1, bike, t2, run])
  const gaps = raceGaps({ swimPace, bikeSpeed, runPace: runPaceAfterBike })
  const paths = racePaths(scale, gaps)
  const ends = ownEnds(scale, gaps)
  const doors = [
    { key: 't1', from: scale.t1, to: scale.bike, time: t1 },
    { key: 't2', from: scale.t2, to: scale.run, time: t2 },
  ]
  return (
    <div className="race-line">
      <svg
        viewBox={`0 0 ${lineWidth} ${lineHeight}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of the figures below, not a file
        role="img"
        aria-label={`Votre course à l’échelle du temps\u00a0: natation ${writeClock(swim)}, transition ${writeClock(t1)}, vélo ${writeClock(bike)}, transition ${writeClock(t2)}, course ${writeClock(run)}.`}
      >
        <linearGradient id="race-colors" gradientUnits="userSpaceOnUse" x1="0" x2={lineWidth} y1="0" y2="0">
          <stop offset={(scale.t1 / lineWidth) * 0.8} className="race-water" />
          <stop offset={Math.min(0.9, scale.bike / lineWidth + 0.12)} className="race-road" />
        </linearGradient>
        {paths.map((path, line) => line !== ownLine && <path key={path} d={path} />)}
        <path className="race-own" d={paths[ownLine]} stroke="url(#race-colors)" />
        {doors.map(({ key, from, to }) => (
          <path key={key} className="race-door" d={`M${from} 0V${lineHeight}H${Math.max(from + 2, to)}V0Z`} />
        ))}
        <path className="race-start" d={`M0 ${ends.start}h.01`} />
        <path className="race-start race-start-hole" d={`M0 ${ends.start}h.01`} />
        <path className="race-end" d={`M${lineWidth} ${ends.end}h.01`} />
      </svg>
      {doors.map(({ key, from, to, time }) => (
        <span key={key} className="race-door-name" style={placedAt((from + to) / 2)} aria-hidden="true">
          {key.toUpperCase()}
          <span> · {writeClock(time)}</span>
        </span>
      ))}
      <RaceLineLabels times={times} paces={paces} distances={distances} scale={scale} />
    </div>
  )
})

function placedAt(x: number): CSSProperties {
  return { '--at': `${((x / lineWidth) * 100).toFixed(2)}%` } as CSSProperties
}
