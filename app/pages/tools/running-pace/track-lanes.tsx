import { memo } from 'react'
import { laneLaps } from '#app/domain/training/running/track-lanes.ts'
import { writeFixed } from '#app/domain/training/typed/write-number.ts'
import { DataTable } from '#app/ui/kit/data-table.tsx'
import { Figure } from '../figure.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { writeTimeOf } from './write-run.ts'

/** The lap of a standard track in each lane, at the mean pace. */
export const TrackLanes = memo(function TrackLanes({ answer }: { answer: RunningPaceAnswer }) {
  const pace = answer.run?.pace ?? answer.paceAlone?.pace
  return (
    <section aria-labelledby="piste">
      <div className="tool-section-head">
        <h2 className="d4" id="piste">
          Sur la piste
        </h2>
        <p className="field-hint">Un tour à l’allure moyenne, piste normalisée de 400 m</p>
      </div>
      {pace !== undefined ? (
        <LanesTable pace={pace} answer={answer} />
      ) : (
        <p className="muted">Vos temps au tour s’affichent dès que l’allure est connue.</p>
      )}
    </section>
  )
})

function LanesTable({ pace, answer }: { pace: number; answer: RunningPaceAnswer }) {
  return (
    <DataTable caption="Temps d’un tour par couloir" className="figures-table">
      <thead>
        <tr>
          <th scope="col">Couloir</th>
          <th scope="col">Longueur</th>
          <th scope="col">Tour</th>
        </tr>
      </thead>
      <tbody>
        {laneLaps(pace).map(({ lane, lapMetres, lapSeconds }) => (
          <tr key={lane} data-ligne={`couloir-${lane}`}>
            <th scope="row">{lane}</th>
            <td>
              <Figure name="longueur" value={lapMetres}>
                {`${writeFixed(lapMetres, 2)}\u00a0m`}
              </Figure>
            </td>
            <td className="num">
              <Figure name="tour" value={lapSeconds}>
                {writeTimeOf(lapSeconds, answer)}
              </Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
