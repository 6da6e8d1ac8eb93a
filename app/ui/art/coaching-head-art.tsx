import { track } from './drawings/page-heads.ts'
import { LineArt } from './line-art.tsx'

export type CoachingDiscipline = 'running' | 'triathlon' | 'swimming'

/** The head of a coaching page: a track with its lanes numbered, a length of pool in metres, or a transition. */
export function CoachingHeadArt({ discipline }: { discipline: CoachingDiscipline }) {
  return (
    <LineArt name={`head-${discipline}`} className={`coaching-head-art coaching-head-${discipline}`}>
      {discipline === 'running' ? <StartLine /> : null}
      {discipline === 'swimming' ? <PoolMetres /> : null}
    </LineArt>
  )
}

function StartLine() {
  const inner = track.centreX + track.innerRadius
  const width = (track.count - 1) * track.gap
  return (
    <>
      <path d={`M${inner} 138h${width}`} className="start-line" />
      <path d={`M${inner} 146h${width}`} className="start-line-shadow" />
      {Array.from({ length: track.count - 1 }, (_, lane) => (
        <text key={lane} x={inner + (lane + 0.5) * track.gap} y="118" textAnchor="middle">
          {lane + 1}
        </text>
      ))}
    </>
  )
}

function PoolMetres() {
  return [0, 5, 10, 15, 20, 25].map((metres) => {
    const x = 64 + (metres / 25) * 1312
    const anchor = metres === 0 ? 'start' : metres === 25 ? 'end' : 'middle'
    return (
      <g key={metres}>
        <path className="pool-mark" d={`M${Math.round(x * 10) / 10} 818v14`} />
        <text x={x} y="856" textAnchor={anchor}>
          {`${metres}\u00a0m`}
        </text>
      </g>
    )
  })
}
