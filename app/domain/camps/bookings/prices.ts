import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import type { Camp } from '../camp.ts'

export type Tariff = 'full' | 'early' | 'member'

type PricedCamp = Pick<Camp, 'priceCents' | 'earlyBird' | 'memberPrice'>

type Buying = {
  /** Places already sold at each price. */
  readonly sold: Readonly<Record<string, number>>
  readonly isMember: boolean
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** The price of each of `count` participants, the lowest that is still there; a member's is for the first. Cents. */
export function pricesOf(camp: PricedCamp, count: number, { sold, isMember, today }: Buying) {
  const left = (tariff: Tariff, places = Infinity) => places - (sold[tariff] ?? 0)
  const early = camp.earlyBird && today <= camp.earlyBird.until ? camp.earlyBird : undefined
  let earlyLeft = early ? left('early', early.places) : 0
  return Array.from({ length: count }, (_, index) => {
    const isForMember = index === 0 && isMember && camp.memberPrice !== undefined
    const offers: { tariff: Tariff; priceCents: number }[] = [{ tariff: 'full', priceCents: camp.priceCents }]
    if (early && earlyLeft > 0) offers.unshift({ tariff: 'early', priceCents: early.priceCents })
    if (isForMember && camp.memberPrice && left('member', camp.memberPrice.places) > 0)
      offers.unshift({ tariff: 'member', priceCents: camp.memberPrice.priceCents })
    const best = offers.reduce((lowest, offer) => (offer.priceCents < lowest.priceCents ? offer : lowest))
    if (best.tariff === 'early') earlyLeft -= 1
    return best
  })
}

type Plan = Pick<Camp, 'depositCents' | 'balanceDays' | 'startOn'> & {
  readonly totalCents: number
  readonly participants: number
  readonly today: string
  /** All at once, though a deposit would do. */
  readonly isWhole: boolean
}

/** What is to be paid and by when: a deposit at once and the rest before the start, or all at once. Cents. */
export function instalmentsOf({ totalCents, participants, today, isWhole, ...camp }: Plan) {
  const depositCents = (camp.depositCents ?? totalCents) * participants
  const balanceOn = addDays(camp.startOn, -camp.balanceDays)
  if (isWhole || depositCents === 0 || depositCents >= totalCents || balanceOn <= today)
    return totalCents > 0 ? [{ cents: totalCents, dueOn: today }] : []
  return [
    { cents: depositCents, dueOn: today },
    { cents: totalCents - depositCents, dueOn: balanceOn },
  ]
}
