import type { ReactNode } from 'react'
import { ageGroup, AGE_BANDS } from '#app/domain/training/qualification/age-groups.ts'
import { factorOf, type FactorTableKey } from '#app/domain/training/qualification/grading.ts'
import { writeClock, writeNumber } from '#app/domain/training/typed/writing.ts'
import { AccordionItem } from '#app/ui/kit/accordion-item.tsx'
import { writeFactor } from '../system-words.ts'
import { Certainty } from './certainty.tsx'
import { ExplainerSection } from './explainer-section.tsx'
import { curveBox, depthOf, drawFactors, drawnBands, gridFactors } from './factor-curve.ts'
import { FactorTable } from './factor-table.tsx'
import { placedAt } from './places.ts'

export function FactorsSection() {
  return (
    <ExplainerSection
      id="coefficients"
      title="Les coefficients, d’un âge à l’autre"
      lead="La moyenne des 20 % les plus rapides de chaque groupe, sur les cinq dernières éditions du championnat, rapportée au groupe le plus rapide, qui vaut 1."
      raised
    >
      <p className="factor-key">
        <span className="factor-key-women">Femmes</span>
        <span>Hommes</span>
        <small>
          Filets : ce que le coefficient retire aux femmes. À droite : ce que deviennent 10 heures d’effort.
        </small>
      </p>
      <div className="factor-charts">
        <FactorChart table="2025-11" title="Ironman">
          <p className="certainties">
            <Certainty degree="read">14 novembre 2025, trois sources concordantes</Certainty>
            <Certainty degree="unverified">Kona 2027 à vérifier</Certainty>
          </p>
        </FactorChart>
        <FactorChart table="703-2026" title="70.3">
          <p className="certainties">
            <Certainty degree="single">23 juin 2026, une seule source</Certainty>
            <Certainty degree="deduced">Cycle 2027, déduit de la date</Certainty>
          </p>
        </FactorChart>
      </div>
      <div className="accordion">
        <AccordionItem title="Lire tous les coefficients en tableau">
          <FactorTable />
        </AccordionItem>
      </div>
      <p className="tool-note explainer-note">
        Le coefficient 1 revient, en Ironman, aux hommes et aux femmes de 30 à 34 ans ; en 70.3, aux hommes de
        18 à 24 ans et aux femmes de 25 à 29 ans. Pour les femmes de 80 ans et plus, aucun coefficient n’est
        publié ; les chronométreurs reprennent celui de la tranche précédente,{' '}
        {writeFactor(factorOfLastWomen())} en Ironman.
      </p>
    </ExplainerSection>
  )
}

function factorOfLastWomen(): number {
  const group = ageGroup('F', 11)
  return group ? factorOf('2025-11', group) : 1
}

const tenHours = 36_000

type FactorChartProps = { table: FactorTableKey; title: string; children: ReactNode }

function FactorChart({ table, title, children }: FactorChartProps) {
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
