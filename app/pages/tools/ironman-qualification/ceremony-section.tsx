import { memo, useState } from 'react'
import type { Offer } from '#app/domain/training/qualification/ceremony.ts'
import { writeLongClock, writeNumber } from '#app/domain/training/typed/writing.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Chart } from '../figures.tsx'
import { ToolSection } from '../tool-section.tsx'
import type { Outcome } from './list/list-answer.ts'
import { systemWords, writeGroup } from './system-words.ts'

const [firstOffers, mostOffers] = [15, 500]
// As `ironman-qualification.css` has it.
const offersOnPaper = 9
const [width, base, mostStrokes] = [1200, 96, 600]

type CeremonySectionProps = {
  outcome: Outcome | undefined
  acceptance: number
  isWhole: boolean
}

const kinds = [
  { place: 'auto', label: 'Les places de chaque groupe d’âge' },
  { place: 'pool', label: 'Puis la liste pondérée' },
] as const

export const CeremonySection = memo(function CeremonySection(props: CeremonySectionProps) {
  const { outcome, acceptance, isWhole } = props
  if (!outcome?.result.ok) return null
  const { offers, unclaimed } = outcome.result
  const accepted = offers.filter(({ isAccepted }) => isAccepted).length
  return (
    <ToolSection
      look="raised"
      id="ceremonie"
      title="La cérémonie, offre par offre"
      lead={
        <>
          {`${writeNumber(offers.length, 0)} offres pour ${writeNumber(accepted, 0)} places prises, si ${writeNumber(acceptance, 1)}\u00a0% acceptent.`}
          {unclaimed > 0 && ` Personne ne prend les ${writeNumber(unclaimed, 0)} dernières.`}
        </>
      }
    >
      <p className="muted" id="ceremonie-traits">
        {`${systemWords[outcome.system].label}. `}
        Trait haut&nbsp;: accepte. Trait court&nbsp;: passe son tour.
      </p>
      <CeremonyStrokes offers={offers} />
      {kinds.map(({ place, label }) => {
        const ofKind = offers.filter((offer) => offer.place === place)
        return ofKind.length === 0 ? null : (
          <OfferList key={place} label={label} offers={ofKind} isWhole={isWhole} />
        )
      })}
    </ToolSection>
  )
})

function CeremonyStrokes({ offers }: { offers: readonly Offer[] }) {
  const shown = offers.slice(0, mostStrokes)
  const step = width / Math.max(1, shown.length)
  const strokesOf = (isAccepted: boolean, top: number) =>
    shown
      .map((offer, index) =>
        offer.isAccepted === isAccepted ? `M${((index + 0.5) * step).toFixed(1)} ${base}V${top}` : '',
      )
      .join('')
  return (
    <Chart
      className="chart ceremony-strokes"
      size={[width, 100]}
      isStretched
      label={`${shown.length} offres, un trait haut pour chacune qui est acceptée`}
    >
      <path className="chart-line" d={strokesOf(false, 70)} />
      <path className="chart-line-mine" d={strokesOf(true, 10)} />
      <path className="chart-grid" d={`M0 ${base + 2}H${width}`} />
    </Chart>
  )
}

type OfferListProps = { label: string; offers: readonly Offer[]; isWhole: boolean }

function OfferList({ label, offers, isWhole }: OfferListProps) {
  const [showsAll, setShowsAll] = useState(isWhole)
  const shown = offers.slice(0, showsAll ? mostOffers : firstOffers)
  return (
    <>
      <h3 className="d4">{label}</h3>
      <ol className="offers">
        {shown.map((offer, index) => (
          <CeremonyOffer key={offer.finisher.line} offer={offer} rank={index + 1} before={shown[index - 1]} />
        ))}
      </ol>
      {offers.length > offersOnPaper && (
        <p className="on-paper">{`Les ${offersOnPaper} premières offres sont imprimées, sur ${writeNumber(offers.length, 0)}.`}</p>
      )}
      {!showsAll && offers.length > firstOffers && (
        <Button look="line" className="offers-more" onClick={() => setShowsAll(true)}>
          {`Suivre les ${writeNumber(Math.min(offers.length, mostOffers), 0)} offres`}
        </Button>
      )}
      {offers.length > mostOffers && showsAll && (
        <p className="muted">{`Les ${mostOffers} premières offres, sur ${writeNumber(offers.length, 0)}.`}</p>
      )}
    </>
  )
}

function CeremonyOffer({ offer, rank, before }: { offer: Offer; rank: number; before: Offer | undefined }) {
  const { finisher, place, isAccepted } = offer
  const isPassedOn =
    before !== undefined &&
    !before.isAccepted &&
    before.place === place &&
    (place === 'pool' || before.finisher.group.key === finisher.group.key)
  return (
    <li className={isAccepted ? 'offer-accepted' : undefined}>
      <span>
        {`${rank}. ${writeGroup(finisher.group)}`}
        {isPassedOn && <small>la place descend</small>}
      </span>
      <span className="num">{writeLongClock(finisher.graded)}</span>
      <b>{isAccepted ? 'accepte' : 'passe'}</b>
    </li>
  )
}
