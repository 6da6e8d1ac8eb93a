import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { ExplainerSection } from './explainer-section.tsx'
import { GradedOrderChart } from './graded-order-chart.tsx'
import { gradedOrder, placesToHave } from './graded-order.ts'
import { writeBand, writeFactor, writeRank } from './write-figures.ts'

/** The order of arrival beside the order of the offers. */
export function GradedOrderSection() {
  const candidates = gradedOrder()
  const first = candidates.find(({ offerRank }) => offerRank === 1)
  return (
    <ExplainerSection
      id="temps-pondere"
      title={
        <>
          Le temps <AcceleratedWord word="pondéré" from={66} to={122} /> change l’ordre
        </>
      }
      lead="Huit candidates encore sans place, trois places à prendre. À gauche l’ordre d’arrivée, à droite l’ordre des offres."
    >
      <GradedOrderChart candidates={candidates} />
      <p className="explainer-note">
        <ExampleBadge /> <b>Le trait plein, à droite, suit la {placesToHave}e place.</b>{' '}
        {first ? (
          <>
            Arrivée {writeRank(first.arrivalRank, 'F')} en {writeClock(first.time)}, la candidate de{' '}
            {writeBand(first.group.band)} ans passe 1re : {writeClock(first.time)} ×{' '}
            {writeFactor(first.factor)} = {writeClock(first.graded)}.{' '}
          </>
        ) : null}
        Candidates et temps inventés, coefficients Ironman du 14 novembre 2025.
      </p>
    </ExplainerSection>
  )
}
