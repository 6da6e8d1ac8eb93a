import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import type { FanPoint, FanScale } from './fan-drawing.ts'

const marked = [5000, 10_000, 21_097.5, 42_195]
const leastGap = 70

/** The times of the usual distances on the line; the race's own is filled, and has precedence. */
export function FanMarks({
  points,
  scale: { across, down, from, to },
}: {
  points: FanPoint[]
  scale: FanScale
}) {
  const own = points.find(({ isReference }) => isReference)
  const hasRoom = ({ metres, isReference }: FanPoint) =>
    isReference || !own || Math.abs(across(metres) - across(own.metres)) > leastGap
  return points
    .filter((point) => point.isReference || (marked.includes(point.metres) && hasRoom(point)))
    .map(({ metres, seconds, pace, isReference }) => (
      <g key={metres}>
        <circle
          className={isReference ? 'chart-dot fan-own' : 'chart-dot'}
          cx={across(metres)}
          cy={down(pace)}
          r={isReference ? 8 : 5.5}
        />
        <text
          className="chart-label"
          x={across(metres)}
          y={down(pace) + (metres === to ? 34 : -18)}
          textAnchor={anchorOf(metres, from, to)}
        >
          {writeClock(seconds)}
        </text>
      </g>
    ))
}

function anchorOf(metres: number, from: number, to: number): 'start' | 'middle' | 'end' {
  if (metres === from) return 'start'
  return metres === to ? 'end' : 'middle'
}
