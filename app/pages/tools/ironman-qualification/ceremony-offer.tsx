import type { Offer } from '../../../domain/training/qualification/offers.ts'
import { writeClock } from '../../../domain/training/typed/write-duration.ts'
import { writeGroup } from './system-words.ts'

type CeremonyOfferProps = { offer: Offer; before: Offer | undefined }

/** One offer: for which place, to whom, and the answer. */
export function CeremonyOffer({ offer, before }: CeremonyOfferProps) {
  const { finisher, place, isAccepted } = offer
  const isPassedOn =
    before !== undefined &&
    !before.isAccepted &&
    before.place === place &&
    (place === 'pool' || before.finisher.group.key === finisher.group.key)
  return (
    <li className={isAccepted ? 'offer-accepted' : undefined}>
      <span>
        {place === 'auto' ? 'Place automatique' : 'Liste'}
        {isPassedOn && <small>descend</small>}
      </span>
      <span>{writeGroup(finisher.group)}</span>
      <span className="num">{writeClock(finisher.graded, { hours: true })}</span>
      <b>{isAccepted ? 'accepte' : 'passe'}</b>
    </li>
  )
}
