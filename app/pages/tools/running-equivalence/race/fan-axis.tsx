import { frame, type FanScale } from './fan-drawing.ts'

const ticks = [
  { metres: 800, label: '800\u00a0m' },
  { metres: 1500, label: '1,5' },
  { metres: 3000, label: '3\u00a0km' },
  { metres: 5000, label: '5' },
  { metres: 10_000, label: '10' },
  { metres: 15_000, label: '15', isSpare: true },
  { metres: 21_097.5, label: 'Semi', isSpareWhenTight: true },
  { metres: 30_000, label: '30', isSpare: true },
  { metres: 42_195, label: 'Marathon' },
  { metres: 100_000, label: '100' },
]
const roomForMarathon = 80

/** The usual distances, as far apart as their logarithms; those that would touch are left out, more of them on a phone. */
export function FanAxis({ scale: { from, to, across } }: { scale: FanScale }) {
  const isTight = across(42_195) - across(30_000) < roomForMarathon
  return ticks
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
