import { memo } from 'react'
import { AGE_GROUPS, type AgeGroup } from '#app/domain/training/qualification/age-groups.ts'
import { factorOf, type FactorTableKey } from '#app/domain/training/qualification/factor-tables.ts'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writeBand } from '../explainer/write-figures.ts'

type AgeFanProps = { system: FactorTableKey; group: AgeGroup; time: number }

const width = 720
const height = 250
const labelsFrom = 560

/** One finish time, graded at each age from 18 to 79: a line for each group, spread by its factor. */
export const AgeFan = memo(function AgeFan({ system, group, time }: AgeFanProps) {
  const lines = AGE_GROUPS.filter(
    (other) => other.gender === group.gender && (other.band < 12 || other === group),
  )
    .map((other) => ({ group: other, factor: factorOf(system, other), isMine: other.key === group.key }))
    .toSorted((one, other) => Number(one.isMine) - Number(other.isMine))
  const factors = lines.map(({ factor }) => factor)
  const [least, most] = [Math.min(...factors), Math.max(...factors)]
  const down = (factor: number) => 16 + ((most - factor) / (most - least)) * (height - 32)
  const mine = factorOf(system, group)
  const named = namedLines(lines, (line) => down(line.factor), down(mine))
  return (
    <svg
      className="chart age-fan"
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing is inline, its figures are in a table
      role="img"
      aria-label="Le même temps, pondéré pour chaque groupe d’âge&nbsp;: plus l’âge avance, plus le coefficient retire"
    >
      {lines.map((line) => (
        <path
          key={line.group.key}
          className={line.isMine ? 'chart-line-mine' : 'chart-line'}
          d={`M8 16H150C320 16 340 ${down(line.factor).toFixed(1)} ${labelsFrom - 14} ${down(line.factor).toFixed(1)}`}
        />
      ))}
      <circle className="chart-dot" cx="8" cy="16" r="6" />
      {named.map((line) => (
        <text
          key={line.group.key}
          className={line.isMine ? 'age-fan-mine' : undefined}
          x={labelsFrom}
          y={down(line.factor) + 5}
        >
          {`${writeBand(line.group.band)} · ${writeClock(time * line.factor, { hours: true })}`}
        </text>
      ))}
    </svg>
  )
})

/** Names that do not cover each other: the visitor’s first, then from the top down. */
function namedLines<Line extends { isMine: boolean; factor: number }>(
  lines: readonly Line[],
  heightOf: (line: Line) => number,
  mine: number,
): Line[] {
  const taken: number[] = [mine]
  return lines
    .toSorted((one, other) => other.factor - one.factor)
    .filter((line) => {
      if (line.isMine) return true
      if (taken.some((other) => Math.abs(other - heightOf(line)) < 32)) return false
      taken.push(heightOf(line))
      return true
    })
}
