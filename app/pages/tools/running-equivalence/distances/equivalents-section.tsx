import { memo } from 'react'
import { DataTable } from '#app/ui/kit/data-table.tsx'
import type { RunningEquivalenceAnswer } from '../running-equivalence-answer.ts'
import { EquivalentLine } from './equivalent-line.tsx'
import { modelNames } from './model-names.ts'

/** The race on every usual distance, model by model. */
export const EquivalentsSection = memo(function EquivalentsSection({
  answer: { rows, reference },
}: {
  answer: RunningEquivalenceAnswer
}) {
  return (
    <section className="wrap tool-section" aria-labelledby="equivalents">
      <div className="tool-section-head">
        <h2 className="d3" id="equivalents">
          Vos temps équivalents
        </h2>
        <p className="muted">
          {reference?.isOfVdot
            ? 'Référence\u00a0: le 10\u00a0km que vaut votre VDOT.'
            : 'Quatre modèles, leur moyenne et une fourchette.'}
        </p>
      </div>
      {rows ? (
        <>
          <DataTable caption="Temps équivalents" className="figures-table equivalents-table">
            <thead>
              <tr>
                <th scope="col">Distance</th>
                <th scope="col">Moyenne</th>
                <th scope="col">Allure</th>
                <th scope="col">Fourchette</th>
                {Object.entries(modelNames).map(([model, name]) => (
                  <th scope="col" key={model}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <EquivalentLine key={row.distanceMetres} row={row} isOfVdot={reference?.isOfVdot === true} />
              ))}
            </tbody>
          </DataTable>
          <p className="equivalents-note muted">
            * Hors du domaine où le modèle a été vérifié&nbsp;: ce temps est calculé, mais ne compte pas dans
            la moyenne. «&#8239;Lointain&#8239;»&nbsp;: plus de quatre fois et demie votre distance, ou autant
            de fois moins. Gardez alors la fourchette haute.
          </p>
          <p className="equivalents-note muted">
            Ces temps supposent un entraînement adapté à la distance. Un bon 10&nbsp;km ne fait un bon
            marathon qu’avec des sorties longues&nbsp;: c’est là que nous intervenons.
          </p>
        </>
      ) : (
        <p className="muted">Le tableau vient dès que vous indiquez une course ou un VDOT.</p>
      )}
    </section>
  )
})
