import type { ReactNode } from 'react'
import { AGE_BANDS } from '#app/domain/training/qualification/age-groups.ts'
import type { FactorTableKey } from '#app/domain/training/qualification/factor-tables.ts'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import { curveBox, depthOf, drawFactors, drawnBands, gridFactors } from './factor-curve.ts'
import { placedAt } from './placed-at.ts'

const tenHours = 36_000

type FactorChartProps = { table: FactorTableKey; title: string; children: ReactNode }

/** The factors of women and men over the ages; its figures are in the table of the section. */
export function FactorChart({ table, title, children }: FactorChartProps) {
  const { women, men, points, taken } = drawFactors(table)
  const grid = gridFactors.map(
    (factor) => `M0 ${(depthOf(factor) / 100) * curveBox.height}h${curveBox.width}`,
  )
  return (
    <figure className="factor-chart">
      <figcaption>
        <h3 className="d4">{title}</h3>
        {children}
      </figcaption>
      <div>
        <svg
          viewBox={`0 0 ${curveBox.width} ${curveBox.height}`}
          preserveAspectRatio="none"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page: there is no file
          role="img"
          aria-label={`${title} : coefficients des femmes et des hommes, de 18 à 79 ans`}
        >
          <path className="chart-grid" d={grid.join('')} />
          <path className="ln" d={taken} />
          <path className="ln factor-chart-men" d={men} />
          <path className="ln ln-hi" d={women} />
          <path className="ln ln-hi explainer-dots" d={points} />
        </svg>
        <div aria-hidden="true">
          {gridFactors.map((factor) => (
            <p key={factor} style={placedAt(depthOf(factor))}>
              <span>{writeNumber(factor, 1)}</span>
              <span>{writeClock(tenHours * factor)}</span>
            </p>
          ))}
        </div>
        <ol aria-hidden="true">
          {AGE_BANDS.slice(0, drawnBands).map((band) => (
            <li key={band}>
              {band.slice(0, 2)}
              <span>–{band.slice(3)}</span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
