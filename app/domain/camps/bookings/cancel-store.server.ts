import { eq, inArray } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import {
  abandonOrder,
  abandonHeldOrder,
  lockOrder,
  type PlacedOrder,
  refundKeptBooking,
} from '#app/domain/orders/store.server.ts'
import { setBookingStage } from '#app/domain/places/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { bookings, orders } from '#db/schema/index.ts'
import { bookingCancelled, placesGivenUp } from './mails.ts'
import { type Booking, findBookingById, findBookingBySecret } from './read-store.server.ts'
import { keptCents } from './scale.ts'

type Cancelled = { readonly ok: true } | { readonly ok: false; readonly message: string }

const over = 'Cette inscription n’est plus en cours\u00a0: il n’y a rien à annuler.'
const begun = 'Le stage a commencé\u00a0: cette inscription ne s’annule plus ici. Écrivez-nous.'
const changed = 'Le barème ou les paiements ont changé entre-temps. Rien n’est annulé\u00a0: relisez.'

/** What giving a booking up costs today and gives back, by its own scale. Cents. */
export function costOfCancelling(
  { agreed }: Pick<Booking, 'agreed'>,
  paid: readonly Pick<PlacedOrder, 'paidCents' | 'refundedCents'>[],
  today: string,
) {
  const hereCents = paid.reduce((sum, order) => sum + order.paidCents - order.refundedCents, 0)
  const scaleCents = keptCents(agreed, today)
  return {
    scaleCents,
    refundCents: Math.max(0, hereCents - scaleCents),
    keptCents: Math.min(hereCents, scaleCents),
  }
}

type Wish = {
  readonly secret: string
  /** What was shown to be given back: another sum today, and nothing is done. */
  readonly refundCents: number
}

/** The participant gives the booking up: its places are free, what its scale leaves is given back. */
export async function cancelBooking(
  services: StoreServices,
  { secret, refundCents }: Wish,
): Promise<Cancelled> {
  const { database, clock } = services
  const found = await findBookingBySecret(database, secret)
  if (found?.stage === 'held') {
    const abandoned = await abandonOrder(services, found.orders[0]?.secret ?? '')
    return abandoned.ok ? { ok: true } : abandoned
  }
  if (found?.stage !== 'booked') return { ok: false, message: over }
  return database.transaction(async (transaction): Promise<Cancelled> => {
    const held = await holdBooking(transaction, found)
    const at = clock.now()
    const today = dayInParis(at)
    if (!held) return { ok: false, message: changed }
    if (held.booking.stage !== 'booked') return { ok: false, message: over }
    const { booking } = held
    if (booking.startOn <= today) return { ok: false, message: begun }
    const cost = costOfCancelling(booking, held.orders, today)
    if (cost.refundCents !== refundCents) return { ok: false, message: changed }
    const facts = { keptCents: cost.keptCents, refundCents }
    const happening = { act: 'cancel', at, actor: 'customer', facts }
    await setBookingStage(transaction, booking.id, 'cancelled', happening)
    await tell(transaction, booking, held.orders, { ...facts, at })
    for (const order of held.orders)
      if (order.stage === 'placed' && order.money === 'unpaid') await abandonHeldOrder(transaction, order, at)
    await giveBack(transaction, held.orders, refundCents, at)
    return { ok: true }
  })
}

/** Orders first, in one order, then the booking: as a payment does that comes meanwhile. */
async function holdBooking(transaction: Transaction, { id, orders: known }: Booking) {
  const ids = known.map((order) => order.id).toSorted()
  if (ids.length > 0)
    await transaction
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(orders.id)
      .for('update')
  await transaction.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update')
  const booking = await findBookingById(transaction, id)
  // One was made since: its payment may be under way.
  if (!booking || booking.orders.length !== ids.length) return undefined
  const found = await Promise.all(ids.map((order) => lockOrder(transaction, eq(orders.id, order))))
  return { booking, orders: found.filter((order) => order !== undefined) }
}

/** The latest payments first: what is kept stays on the first. Nothing may be locked after. */
async function giveBack(transaction: Transaction, paid: readonly PlacedOrder[], cents: number, at: Date) {
  let left = cents
  const latestFirst = paid.toSorted((a, b) => (b.instalment ?? 0) - (a.instalment ?? 0))
  for (const order of latestFirst) {
    const share = Math.min(left, order.paidCents - order.refundedCents)
    if (share > 0) await refundKeptBooking(transaction, order, share, at)
    left -= share
  }
}

async function tell(
  transaction: Transaction,
  { agreed, number, secret, participants }: Booking,
  [first]: readonly PlacedOrder[],
  { at, ...cents }: { readonly at: Date; readonly keptCents: number; readonly refundCents: number },
): Promise<void> {
  if (first?.email) {
    const facts = { firstName: first.firstName, camp: agreed.title, number, secret, ...cents }
    await queueEmail(transaction, bookingCancelled, { to: first.email, facts }, at)
  }
  const places = participants.filter(({ leftAt }) => leftAt === null).length
  const facts = { camp: agreed.title, number, places, refundCents: cents.refundCents }
  await queueEmail(transaction, placesGivenUp, { facts }, at)
}
