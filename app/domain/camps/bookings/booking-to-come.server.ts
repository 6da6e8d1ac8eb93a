import { type PlacedOrder, takenOrderEnd } from '#app/domain/orders/store.server.ts'
import type { Offer } from './offer-store.server.ts'
import { frozenTermsOf } from './order-of-booking.server.ts'
import type { Booking } from './read-store.server.ts'
import type { BookingRecap } from './recap-store.server.ts'

type OfOrder =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'note'
  | 'paymentMethod'
  | 'number'
  | 'stage'
  | 'money'
  | 'instalment'
  | 'totalCents'
  | 'expiresAt'
  | 'documents'
  | 'terms'
type OfPerson = 'firstName' | 'lastName' | 'rank' | 'priceCents' | 'options'

/** What emails tell of a booking, and of the order that pays for it. */
export type ToldBooking = {
  readonly order: Pick<PlacedOrder, OfOrder>
  readonly booking: Pick<Booking, 'number' | 'secret' | 'agreed'> & {
    readonly participants: readonly Pick<Booking['participants'][number], OfPerson>[]
    readonly instalments: readonly Pick<Booking['instalments'][number], 'cents' | 'dueOn' | 'paidAt'>[]
  }
}

const unknown = '…'

/** A booking that the club takes for somebody, as its contract will tell it; undefined when nothing is sold. */
export function bookingToCome(
  offer: Offer,
  { buyer, participants, instalments, agreed }: BookingRecap,
  at: Date,
): ToldBooking | undefined {
  if (!offer.selling) return undefined
  const { text: terms, version: termsVersion, updatedOn: termsUpdatedOn } = offer.selling.terms
  const order = {
    ...buyer,
    number: unknown,
    stage: 'placed',
    money: 'unpaid',
    instalment: 1,
    totalCents: instalments[0]?.cents ?? 0,
    expiresAt: takenOrderEnd(buyer.paymentMethod, at),
    documents: [],
    terms: { ...frozenTermsOf(offer, at), terms, termsVersion, termsUpdatedOn },
  } as const
  const booking = {
    number: unknown,
    secret: unknown,
    agreed,
    participants: participants.map((one, index) => ({ ...one, options: [...one.options], rank: index + 1 })),
    instalments: instalments.map((one) => ({ ...one, paidAt: null })),
  }
  return { order, booking }
}
