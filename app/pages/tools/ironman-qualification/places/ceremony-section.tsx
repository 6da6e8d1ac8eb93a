import { memo } from 'react'
import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import type { Outcome, StartList } from '../list/list-answer.ts'
import { systemWords } from '../system-words.ts'
import { CeremonyStrokes } from './ceremony-strokes.tsx'
import { OfferList } from './offer-list.tsx'

type CeremonySectionProps = {
  outcome: Outcome | undefined
  list: StartList
  acceptance: number
  isWhole: boolean
}

const kinds = [
  { place: 'auto', label: 'Les places de chaque groupe d’âge' },
  { place: 'pool', label: 'Puis la liste pondérée' },
] as const

/** The ceremony, offer by offer: who is asked, for which place, who accepts. */
export const CeremonySection = memo(function CeremonySection(props: CeremonySectionProps) {
  const { outcome, list, acceptance, isWhole } = props
  if (!outcome?.result.ok) return null
  const { offers, unclaimed } = outcome.result
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
        {kinds.map(({ place, label }) => {
          const ofKind = offers.filter((offer) => offer.place === place)
          return ofKind.length === 0 ? null : (
            <OfferList key={place} label={label} offers={ofKind} isWhole={isWhole} />
          )
        })}
      </div>
    </section>
  )
})
