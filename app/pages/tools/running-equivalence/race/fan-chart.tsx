import { memo } from 'react'
import { writeClock, writePace } from '#app/domain/training/typed/writing.ts'
import { Chart } from '../../figures.tsx'
import words from '../running-equivalence-words.json' with { type: 'json' }
import { fanLine, fanPoints, fanScale, frame, type FanScale, type FanPoint } from './fan-drawing.ts'
import type { EquivalentRow } from './race-answer.ts'

const marked = [5000, 10_000, 21_097.5, 42_195]

const leastGap = 70

type Tick = { metres: number; label: string; isSpare?: boolean; isSpareWhenTight?: boolean }

const roomForMarathon = 80

const lines = Array.from({ length: 13 }, (_, index) => index / 12)

export const FanChart = memo(function FanChart({ rows }: { rows: EquivalentRow[] }) {
  const points = fanPoints(rows)
  if (points.length < 2) return null
  const scale = fanScale(points)
  return (
    <Chart
      size={[frame.width, frame.height]}
      label={'Allure prévue selon la distance\u00a0: les chiffres sont dans le tableau qui suit'}
    >
      {scale.grid.map((pace) => (
        <g key={pace}>
          <line
            className="chart-grid"
            x1={frame.left}
            x2={frame.right}
            y1={scale.down(pace)}
            y2={scale.down(pace)}
          />
          <text x="0" y={scale.down(pace) + 4}>
            {writePace(pace)}
          </text>
        </g>
      ))}
      <FanAxis scale={scale} />
      {lines.map((share) => (
        <path key={share} className="chart-line" d={fanLine(points, scale, share)} />
      ))}
      <path className="chart-line-mine" d={fanLine(points, scale)} />
      <FanMarks points={points} scale={scale} />
    </Chart>
  )
})

/** The usual distances, as far apart as their logarithms; those that would touch are left out, more of them on a phone. */
function FanAxis({ scale: { from, to, across } }: { scale: FanScale }) {
  const isTight = across(42_195) - across(30_000) < roomForMarathon
  return (words.ticks as Tick[])
    .filter(({ metres, isSpare }) => metres >= from && metres <= to && !(isTight && isSpare))
    .map(({ metres, label, isSpare, isSpareWhenTight }) => (
      <g key={metres} className={isSpare || (isTight && isSpareWhenTight) ? 'fan-spare' : undefined}>
        <line
          className="chart-grid fan-tick"
          x1={across(metres)}
          x2={across(metres)}
          y1="24"
          y2={frame.floor}
        />
        <text x={across(metres)} y={frame.floor + 26} textAnchor={metres === to ? 'end' : 'middle'}>
          {label}
        </text>
      </g>
    ))
}

function FanMarks({ points, scale: { across, down, from, to } }: { points: FanPoint[]; scale: FanScale }) {
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
