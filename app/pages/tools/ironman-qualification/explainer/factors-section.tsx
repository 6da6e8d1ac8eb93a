import type { ReactNode } from 'react'
import { AGE_BANDS } from '#app/domain/training/qualification/age-groups.ts'
import { FACTOR_TABLES, type FactorTableKey } from '#app/domain/training/qualification/grading.ts'
import { writeClock, writeNumber } from '#app/domain/training/typed/writing.ts'
import { AccordionItem } from '#app/ui/kit/accordion-item.tsx'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { Chart } from '../../figures.tsx'
import { writeFactor } from '../system-words.ts'
import { Certainty, ExplainerSection } from './explainer-section.tsx'
import texts from './explainer-texts.json' with { type: 'json' }
import { curveBox, depthOf, drawFactors, drawnBands, gridFactors } from './factor-curve.ts'
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
        {writeFactor(FACTOR_TABLES['2025-11'].women[11] ?? 1)} en Ironman.
      </p>
    </ExplainerSection>
  )
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
        <Chart
          className=""
          size={[curveBox.width, curveBox.height]}
          isStretched
          label={`${title} : coefficients des femmes et des hommes, de 18 à 79 ans`}
        >
          <path className="chart-grid" d={grid.join('')} />
          <path className="ln" d={taken} />
          <path className="ln factor-chart-men" d={men} />
          <path className="ln ln-hi" d={women} />
          <path className="ln ln-hi explainer-dots" d={points} />
        </Chart>
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

const columns = texts.factorTables as { table: FactorTableKey; title: string }[]
const firstReusedBand = 12

function FactorTable() {
  return (
    <DataTable
      caption="Coefficients par groupe d’âge, femmes (F) et hommes (H)"
      className="figures-table rows-low factor-table"
    >
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            Groupe d’âge
          </th>
          {columns.map(({ table, title }) => (
            <th key={table} colSpan={2} scope="colgroup">
              {title}
            </th>
          ))}
        </tr>
        <tr>
          {columns.flatMap(({ table }) =>
            ['F', 'H'].map((letter) => (
              <th key={table + letter} scope="col">
                {letter}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {AGE_BANDS.map((band, index) => (
          <tr key={band}>
            <th scope="row">{band.replace('-', '–')}</th>
            {columns.map(({ table }) => [
              <td key={`${table}F`}>
                {index < firstReusedBand ? writeFactor(FACTOR_TABLES[table].women[index] ?? 0) : 'non publié'}
              </td>,
              <td key={`${table}H`}>{writeFactor(FACTOR_TABLES[table].men[index] ?? 0)}</td>,
            ])}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
