import { memo } from 'react'
import { writeLongClock } from '#app/domain/training/typed/writing.ts'
import { Chart } from '../figures.tsx'
import type { VisitorPlace } from './visitor-place.ts'

type ListStripProps = { place: VisitorPlace; graded: number; label: string }

const width = 640
const base = 150
const mostStrokes = 400

export const ListStrip = memo(function ListStrip({ place, graded, label }: ListStripProps) {
  const { candidates, lastGraded, directGraded } = place
  const shown = candidates.slice(0, Math.max(12, Math.ceil(candidates.length * 0.8)))
  const all = [...shown, graded]
  const [from, to] = [Math.min(...all), Math.max(...all)]
  const across = (time: number) => 8 + ((time - from) / Math.max(1, to - from)) * (width - 16)
  const strokes = everyNth(shown, mostStrokes)
  const marks = marksBetween(from, to)
  const mine = across(graded)
  const reaches = [
    { className: 'strip-reach', time: lastGraded },
    { className: 'strip-direct', time: place.places > 0 ? directGraded : undefined },
  ]
  return (
    <Chart
      className="chart list-strip"
      size={[width, 205]}
      label={`Votre liste, ${label}\u00a0: ${candidates.length} sans place automatique, un trait par temps pondéré`}
    >
      {reaches.map(
        ({ className, time }) =>
          time !== undefined && (
            <rect
              key={className}
              className={className}
              x="0"
              y="34"
              width={Math.max(4, across(time))}
              height={base - 34}
            />
          ),
      )}
      <path
        className="chart-line"
        d={strokes.map((time) => `M${across(time).toFixed(1)} 54V${base}`).join('')}
      />
      <path className="chart-grid" d={`M0 ${base}H${width}`} />
      {marks.map((time) => (
        <text key={time} x={across(time)} y={base + 24} textAnchor="middle">
          {writeLongClock(time).slice(0, -3).replace(':', '\u00a0h\u00a0')}
        </text>
      ))}
      {lastGraded !== undefined && (
        <text x={across(lastGraded)} y={base + 48} textAnchor={anchorOf(across(lastGraded), 190)}>
          {`Dernière offre\u00a0: ${writeLongClock(lastGraded)}`}
        </text>
      )}
      <path className="chart-line-mine" d={`M${mine.toFixed(1)} 26V${base}`} />
      <text className="age-fan-mine" x={mine} y="17" textAnchor={anchorOf(mine, 90)}>
        {`Vous, ${writeLongClock(graded)}`}
      </text>
    </Chart>
  )
})

function everyNth(times: readonly number[], most: number): number[] {
  const step = Math.ceil(times.length / most)
  return times.filter((_, index) => index % step === 0)
}

function marksBetween(from: number, to: number): number[] {
  const step =
    [900, 1800, 3600, 7200, 14_400].find((seconds) => (to - from) / seconds <= 6) ?? (to - from) / 3
  const first = Math.ceil((from + (to - from) * 0.04) / step) * step
  return Array.from({ length: 7 }, (_, index) => first + index * step).filter(
    (time) => time < to - (to - from) * 0.04,
  )
}

function anchorOf(across: number, half: number): 'start' | 'middle' | 'end' {
  if (across < half) return 'start'
  return across > width - half ? 'end' : 'middle'
}
