import type { Offer } from '#app/domain/training/qualification/offers.ts'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writeGroup } from '../system-words.ts'

type CeremonyOfferProps = { offer: Offer; rank: number; before: Offer | undefined }

/** One offer: for which place, to whom, and the answer. */
export function CeremonyOffer({ offer, rank, before }: CeremonyOfferProps) {
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
      <span className="num">{writeClock(finisher.graded, { hours: true })}</span>
      <b>{isAccepted ? 'accepte' : 'passe'}</b>
    </li>
  )
}
