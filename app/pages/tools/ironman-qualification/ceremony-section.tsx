import { memo, useState } from 'react'
import { writeNumber } from '../../../domain/training/typed/write-number.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { CeremonyOffer } from './ceremony-offer.tsx'
import { CeremonyStrokes } from './ceremony-strokes.tsx'
import type { Outcome, StartList } from './list-answer.ts'
import { systemWords } from './system-words.ts'

type CeremonySectionProps = {
  outcome: Outcome | undefined
  list: StartList
  acceptance: number
  isWhole: boolean
}

const firstOffers = 24
const mostOffers = 500

/** The ceremony, offer by offer: who is asked, for which place, who accepts. */
export const CeremonySection = memo(function CeremonySection(props: CeremonySectionProps) {
  const { outcome, list, acceptance, isWhole } = props
  const [showsAll, setShowsAll] = useState(isWhole)
  if (!outcome?.result.ok) return null
  const { offers, unclaimed } = outcome.result
  const shown = offers.slice(0, showsAll ? mostOffers : firstOffers)
  const accepted = offers.filter(({ isAccepted }) => isAccepted).length
  return (
    <section className="tool-section tool-section-raised" aria-labelledby="ceremonie">
      <div className="wrap">
        <div className="section-head">
          <h2 className="d3" id="ceremonie">
            La cérémonie, offre par offre
          </h2>
          <p className="lead">
            {`${writeNumber(offers.length, 0)} offres pour ${writeNumber(accepted, 0)} places prises, si ${writeNumber(acceptance, 1)}\u00a0% acceptent.`}
            {unclaimed > 0 && ` Personne ne prend les ${writeNumber(unclaimed, 0)} dernières.`}
          </p>
        </div>
        <p className="muted">
          {`${systemWords[outcome.system].label}${list.isInvented ? ', sur le peloton inventé' : ''}. `}
          Trait haut&nbsp;: accepte. Trait court&nbsp;: passe son tour.
        </p>
        <CeremonyStrokes offers={offers} />
        <ol className="offers">
          {shown.map((offer, index) => (
            <CeremonyOffer
              key={`${offer.place}-${offer.finisher.line}`}
              offer={offer}
              before={offers[index - 1]}
            />
          ))}
        </ol>
        {shown.length < Math.min(offers.length, mostOffers) && (
          <Button look="line" onClick={() => setShowsAll(true)}>
            {`Suivre toutes les offres, ${writeNumber(Math.min(offers.length, mostOffers), 0)}`}
          </Button>
        )}
      </div>
    </section>
  )
})
