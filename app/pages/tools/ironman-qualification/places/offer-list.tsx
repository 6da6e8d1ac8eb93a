import { useState } from 'react'
import type { Offer } from '#app/domain/training/qualification/offers.ts'
import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { CeremonyOffer } from './ceremony-offer.tsx'

type OfferListProps = { label: string; offers: readonly Offer[]; isWhole: boolean }

const firstOffers = 15
const mostOffers = 500

/** Offers of one kind in their order: the first ones, and the others when they are asked for. */
export function OfferList({ label, offers, isWhole }: OfferListProps) {
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
