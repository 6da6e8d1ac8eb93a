import { memo } from 'react'
import type { Pacing } from '#app/domain/training/running/pacing.ts'
import type { Run } from '#app/domain/training/running/solve-run.ts'
import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import { drawProfile, frame, profileLine } from './profile-drawing.ts'
import { writeLengthIn, writePaceIn, type RunWriting } from './write-run.ts'

type ProfileChartProps = { run: Run; pacing: Pacing; writing: RunWriting }

const { width, height, left, bottom } = frame
const lanes = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]

/** The pace along the course, your line in the middle of its bundle. */
export const ProfileChart = memo(function ProfileChart({ run, pacing, writing }: ProfileChartProps) {
  const { grid, ticks, steps } = drawProfile(run, pacing, writing.unit)
  const [first, last] = [steps[0], steps.at(-1)]
  const finish = writeLengthIn(run.distanceMetres, writing)
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing is inline, its figures are in the table
      role="img"
      aria-label={`Allure prévue du départ à l’arrivée, ${finish} : les chiffres sont dans le tableau qui suit`}
    >
      {grid.map(({ pace, y, isMean }) => (
        <g key={y}>
          <line className={isMean ? 'chart-target' : 'chart-grid'} x1={left} x2={width} y1={y} y2={y} />
          <text x="0" y={y + 4.5}>
            {writePaceIn(pace, { ...writing, hasTenths: false })}
          </text>
        </g>
      ))}
      <line className="chart-axis" x1={left} x2={width} y1={bottom} y2={bottom} />
      {ticks.map(({ x, count }) => (
        <g key={x}>
          <line className="chart-grid" x1={x} x2={x} y1={bottom} y2={bottom + 8} />
          <text x={x} y={bottom + 30} textAnchor={count === 0 ? 'start' : 'middle'}>
            {count === 0 ? `0 ${writing.unit}` : writeNumber(count)}
          </text>
        </g>
      ))}
      <text x={width} y={bottom + 30} textAnchor="end">
        {finish.split('\u00a0')[0]}
      </text>
      {lanes.map((lane) => (
        <path
          key={lane}
          className="chart-line"
          opacity={1 - Math.abs(lane) / 7.2}
          d={profileLine(steps, lane * 14)}
        />
      ))}
      <path className="chart-line-mine" d={profileLine(steps, 0)} />
      {first && last && (
        <>
          <circle className="chart-dot" cx={left} cy={first.y} r="6" />
          <circle className="chart-dot chart-dot-end" cx={width} cy={last.y} r="6" />
          <text className="chart-label" x={left + 14} y={first.y + 28}>
            Départ {writePaceIn(first.pace, writing)}
          </text>
          <text className="chart-label" x={width - 4} y={last.y - 18} textAnchor="end">
            Arrivée {writePaceIn(last.pace, writing)}
          </text>
        </>
      )}
    </svg>
  )
})
