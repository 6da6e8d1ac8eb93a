import { type CSSProperties, memo } from 'react'
import { isWhole } from '#app/domain/training/measures.ts'
import { TRIATHLON_LEGS } from '#app/domain/training/triathlon/formats.ts'
import type { TriathlonPart } from '#app/domain/training/triathlon/race.ts'
import { writeClock, writeLongClock } from '#app/domain/training/typed/writing.ts'
import { Chart, Fact, Figure } from '../figures.tsx'
import {
  lineHeight,
  lineWidth,
  ownEnds,
  ownLine,
  raceGaps,
  racePaths,
  raceScale,
  type RaceScale,
} from './race-line-shape.ts'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import { missingSentence, partWords, writeLegDistance, writeLegFigure } from './triathlon-words.ts'

type RacePanelProps = { answer: TriathlonAnswer; drawn: TriathlonAnswer }

export function RacePanel({ answer: { times, missing }, drawn }: RacePanelProps) {
  const clock = times.total === undefined ? undefined : writeLongClock(times.total)
  return (
    <div className="race-panel ink">
      <div className="tool-row tool-row-apart race-top">
        <div className="race-total">
          <span className="calculator-caption">Temps total estimé</span>
          <span className="calculator-figure num" style={{ '--characters': Math.max(7, clock?.length ?? 0) }}>
            <Figure name="total" value={times.total} write={writeLongClock} />
          </span>
          {clock === undefined && (
            <span className="tool-missing race-missing">{missingSentence(missing)}</span>
          )}
        </div>
        <dl className="calculator-facts">
          {TRIATHLON_LEGS.map((leg) => (
            <Fact key={leg} {...partWords[leg]} value={times[leg]} write={writeClock} />
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
  return <Figure name={partWords[part].name} value={time} write={writeClock} />
}

type DrawnRace = Pick<TriathlonAnswer, 'times' | 'paces' | 'distances'>

const RaceLine = memo(function RaceLine({ times, paces, distances }: DrawnRace) {
  if (!isWhole(times) || !isWhole(paces)) return <EmptyRaceLine />
  const { swim, t1, bike, t2, run } = times
  const scale = raceScale([swim, t1, bike, t2, run])
  const gaps = raceGaps({ ...paces, runPace: times.runPaceAfterBike })
  const paths = racePaths(scale, gaps)
  const ends = ownEnds(scale, gaps)
  const doors = [
    { key: 't1', from: scale.t1, to: scale.bike, time: t1 },
    { key: 't2', from: scale.t2, to: scale.run, time: t2 },
  ]
  return (
    <div className="race-line">
      <Chart
        className=""
        size={[lineWidth, lineHeight]}
        isStretched
        label={`Votre course à l’échelle du temps\u00a0: natation ${writeClock(swim)}, transition ${writeClock(t1)}, vélo ${writeClock(bike)}, transition ${writeClock(t2)}, course ${writeClock(run)}.`}
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
      </Chart>
      {doors.map(({ key, from, to, time }) => (
        <span
          key={key}
          className="race-door-name"
          style={placedAt((from + to) / 2 / lineWidth)}
          aria-hidden="true"
        >
          {key.toUpperCase()}
          <span> · {writeClock(time)}</span>
        </span>
      ))}
      <RaceLineLabels times={times} paces={paces} distances={distances} scale={scale} />
    </div>
  )
})

/** As high as the line, so that nothing moves while a leg is typed anew. */
function EmptyRaceLine() {
  return (
    <div className="race-line" aria-hidden="true">
      <svg viewBox={`0 0 ${lineWidth} ${lineHeight}`} preserveAspectRatio="none">
        <path d={`M0 ${lineHeight / 2}H${lineWidth}`} />
      </svg>
      <div className="race-legs" />
    </div>
  )
}

function placedAt(share: number): CSSProperties {
  return { '--at': `${(share * 100).toFixed(2)}%` }
}

function RaceLineLabels({ times, paces, distances, scale }: DrawnRace & { scale: RaceScale }) {
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
        <p key={leg} style={placedAt(at)}>
          <b>{partWords[leg].label}</b>
          <span className="num">{writeClock(times[leg] ?? 0)}</span>
          {leg !== 'swim' && `${writeLegDistance(leg, distances[leg] ?? 0)} · `}
          {writeLegFigure(leg, figure ?? 0)}
        </p>
      ))}
    </div>
  )
}
