import type { SwimTest } from '#app/domain/training/swimming/critical-speed.ts'
import { PredictionsTable } from './predictions-table.tsx'

type PredictionsSectionProps = { reference: SwimTest | undefined; isOfCss: boolean }

/** Times of the usual races, from the critical pace or, without it, from the swim; an order of magnitude. */
export function PredictionsSection({ reference, isOfCss }: PredictionsSectionProps) {
  return (
    <section aria-labelledby="estimations">
      <div className="tool-section-head">
        <h2 className="d4" id="estimations">
          Temps estimés
        </h2>
        <span className="badge badge-plain badge-example">Estimation</span>
      </div>
      {reference ? (
        <PredictionsTable distance={reference.distance} time={reference.time} />
      ) : (
        <p className="muted">Un test CSS, ou une distance et un temps, donnent une estimation.</p>
      )}
      <p className="swim-aside">
        <b>À lire comme un ordre de grandeur.</b> {isOfCss ? ofCss : ofSwim} {caveat}
      </p>
    </section>
  )
}

const ofCss = 'Départ de votre allure CSS, proche de celle du 1\u202f500\u00a0m,'
const ofSwim = 'Départ de la distance et du temps saisis, à fond,'
const caveat =
  'et exposant de 1,03\u202f; fourchette de 1,02 à 1,06. Courants, houle, combinaison et navigation déplacent ' +
  'ces temps. De 25 à 50\u00a0m, comptez souvent 2 à 3\u00a0% de plus.'
