import { memo } from 'react'
import type { TrainingPace, TrainingZone } from '#app/domain/training/equivalence/vdot.ts'
import { writeClock, writePace } from '#app/domain/training/typed/writing.ts'
import { DataTable } from '#app/ui/kit/data-table.tsx'
import { Figure } from '../../figure.tsx'

const zones: Record<TrainingZone, { name: string; purpose: string }> = {
  'E-lent': { name: 'E, borne lente', purpose: 'Footing et récupération' },
  'E-rapide': { name: 'E, borne rapide', purpose: 'Endurance, sortie longue' },
  M: { name: 'M', purpose: 'Allure marathon' },
  T: { name: 'T', purpose: 'Seuil\u00a0: 20 min d’une traite, ou en fractions' },
  I: { name: 'I', purpose: 'Intervalles de 3 à 5 min' },
  R: { name: 'R', purpose: 'Répétitions courtes, récupération complète' },
}

/** The training paces of a VDOT. */
export const TrainingSection = memo(function TrainingSection({
  training,
}: {
  training: TrainingPace[] | undefined
}) {
  return (
    <section className="wrap tool-section" aria-labelledby="entrainement">
      <div className="tool-section-head">
        <h2 className="d3" id="entrainement">
          Vos allures d’entraînement
        </h2>
        <p className="muted">Calculées de votre VDOT, aucune table recopiée.</p>
      </div>
      {training ? (
        <DataTable caption="Allures d’entraînement" className="figures-table training-table">
          <thead>
            <tr>
              <th scope="col">Zone</th>
              <th scope="col">Allure</th>
              <th scope="col">200 m</th>
              <th scope="col">400 m</th>
              <th scope="col">1&nbsp;000&nbsp;m</th>
            </tr>
          </thead>
          <tbody>
            {training.map(({ zone, pace, time200, time400, time1000 }) => (
              <tr key={zone} data-ligne={zone}>
                <th scope="row">
                  {zones[zone].name} <small>{zones[zone].purpose}</small>
                </th>
                <td className="num">
                  <Figure name="allure" value={pace}>
                    {writePace(pace)}
                  </Figure>
                </td>
                <td>
                  <Figure name="temps-200" value={time200}>
                    {writeClock(time200, { tenths: true })}
                  </Figure>
                </td>
                <td>
                  <Figure name="temps-400" value={time400}>
                    {writeClock(time400, { tenths: true })}
                  </Figure>
                </td>
                <td>
                  <Figure name="temps-1000" value={time1000}>
                    {writeClock(time1000)}
                  </Figure>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      ) : (
        <p className="muted">Elles viennent d’un VDOT&nbsp;: indiquez une course, ou un VDOT de coureur.</p>
      )}
    </section>
  )
})
