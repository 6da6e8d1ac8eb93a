import { memo } from 'react'
import { writePace } from '#app/domain/training/typed/write-pace.ts'
import type { EquivalentRow } from '../distances/equivalents-answer.ts'
import { FanAxis } from './fan-axis.tsx'
import { fanLine, fanPoints, fanScale, frame, meanLine } from './fan-drawing.ts'
import { FanMarks } from './fan-marks.tsx'

const lines = Array.from({ length: 13 }, (_, index) => index / 12)

/** The pace by distance: the mean in the middle of everything that may be expected, which closes on the race. */
export const FanChart = memo(function FanChart({ rows }: { rows: EquivalentRow[] }) {
  const points = fanPoints(rows)
  if (points.length < 2) return null
  const scale = fanScale(points)
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing is inline, its figures are in the table
      role="img"
      aria-label="Allure prévue selon la distance&nbsp;: les chiffres sont dans le tableau qui suit"
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
      <path className="chart-line-mine" d={meanLine(points, scale)} />
      <FanMarks points={points} scale={scale} />
    </svg>
  )
})
