import { artUrl } from './art-url.ts'
import { frameOf } from './drawings/frames.ts'
import { track } from './drawings/page-heads.ts'

export type CoachingDiscipline = 'running' | 'triathlon' | 'swimming'

/** The head of a coaching page: a track with its lanes numbered, a length of pool in metres, or a transition. */
export function CoachingHeadArt({ discipline }: { discipline: CoachingDiscipline }) {
  const name = `head-${discipline}` as const
  const address = artUrl(name)
  return (
    <svg
      className={`coaching-head-art coaching-head-${discipline}`}
      {...frameOf(name)}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${address}#lines`} className="ln" />
      <use href={`${address}#you`} className="ln ln-hi" />
      {discipline === 'running' ? <StartLine /> : null}
      {discipline === 'swimming' ? <PoolMetres /> : null}
    </svg>
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

const METRES = [0, 5, 10, 15, 20, 25]
const POOL = { start: 64, length: 1312, metres: 25 }

function PoolMetres() {
  return METRES.map((metres) => {
    const x = POOL.start + (metres / POOL.metres) * POOL.length
    const anchor = metres === 0 ? 'start' : metres === POOL.metres ? 'end' : 'middle'
    return (
      <g key={metres}>
        <path className="pool-mark" d={`M${Math.round(x * 10) / 10} 818v14`} />
        <text x={x} y="856" textAnchor={anchor}>
          {metres}
          {'\u00a0m'}
        </text>
      </g>
    )
  })
}
