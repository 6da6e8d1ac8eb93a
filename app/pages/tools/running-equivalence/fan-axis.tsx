import { frame, type FanScale } from './fan-drawing.ts'

const ticks = [
  { metres: 800, label: '800\u00a0m' },
  { metres: 1500, label: '1,5' },
  { metres: 3000, label: '3\u00a0km' },
  { metres: 5000, label: '5' },
  { metres: 10_000, label: '10' },
  { metres: 15_000, label: '15', isSpare: true },
  { metres: 21_097.5, label: 'Semi' },
  { metres: 30_000, label: '30', isSpare: true },
  { metres: 42_195, label: 'Marathon' },
  { metres: 100_000, label: '100' },
]

/** The usual distances, as far apart as their logarithms. */
export function FanAxis({ scale: { from, to, across } }: { scale: FanScale }) {
  return ticks
    .filter(({ metres }) => metres >= from && metres <= to)
    .map(({ metres, label, isSpare }) => (
      <g key={metres} className={isSpare ? 'fan-spare' : undefined}>
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
