import { memo } from 'react'
import type { TrainingPace, TrainingZone } from '#app/domain/training/equivalence/vdot.ts'
import { writeClock, writePace } from '#app/domain/training/typed/writing.ts'
import { FigureCell } from '../../figure.tsx'
import { FiguresTable } from '../../figures-table.tsx'
import { SectionHead } from '../../section-head.tsx'

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
      <SectionHead id="entrainement" title="Vos allures d’entraînement">
        <p className="muted">Calculées de votre VDOT, aucune table recopiée.</p>
      </SectionHead>
      {training ? (
        <FiguresTable
          caption="Allures d’entraînement"
          className="training-table"
          head={['Zone', 'Allure', '200 m', '400 m', '1\u00a0000\u00a0m']}
        >
          {training.map(({ zone, pace, time200, time400, time1000 }) => (
            <tr key={zone} data-ligne={zone}>
              <th scope="row">
                {zones[zone].name} <small>{zones[zone].purpose}</small>
              </th>
              <FigureCell name="allure" value={pace} text={writePace(pace)} isMain />
              <FigureCell name="temps-200" value={time200} text={writeClock(time200, { tenths: true })} />
              <FigureCell name="temps-400" value={time400} text={writeClock(time400, { tenths: true })} />
              <FigureCell name="temps-1000" value={time1000} text={writeClock(time1000)} />
            </tr>
          ))}
        </FiguresTable>
      ) : (
        <p className="muted">Elles viennent d’un VDOT&nbsp;: indiquez une course, ou un VDOT de coureur.</p>
      )}
    </section>
  )
})
