import { queueEmail } from '#app/domain/mail/store.server.ts'
import { abandonOrder, type PlacedOrder, refundKeptBooking } from '#app/domain/orders/store.server.ts'
import { setBookingStage } from '#app/domain/places/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { readersOf } from '../reminders/readers-store.server.ts'
import { abandonUnpaid, giveBack, type HeldBooking, holdBooking, leftOf } from './hold-store.server.ts'
import { bookingCancelled, campCalledOff, placesGivenUp } from './mails.ts'
import { type Booking, findBookingBySecret } from './read-store.server.ts'
import { agreedNow, keptCents } from './scale.ts'

type Cancelled = { readonly ok: true } | { readonly ok: false; readonly message: string }

const over = 'Cette inscription n’est plus en cours\u00a0: il n’y a rien à annuler.'
const begun = 'Le stage a commencé\u00a0: cette inscription ne s’annule plus ici. Écrivez-nous.'
const changed = 'Le barème ou les paiements ont changé entre-temps. Rien n’est annulé\u00a0: relisez.'

/** What giving a booking up costs today and gives back, by its own scale, or with nothing kept. Cents. */
export function costOfCancelling(
  { agreed, participants }: Pick<Booking, 'agreed' | 'participants'>,
  paid: readonly Pick<PlacedOrder, 'paidCents' | 'refundedCents' | 'refunds'>[],
  today: string,
  isWaived = false,
) {
  const hereCents = paid.reduce((sum, order) => sum + leftOf(order), 0)
  const keptOfLeft = participants.reduce((sum, one) => sum + (one.keptCents ?? 0), 0)
  const scaleCents = isWaived ? 0 : keptOfLeft + keptCents(agreedNow({ agreed, participants }), today)
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
    if (held.booking.startOn <= today) return { ok: false, message: begun }
    const cost = costOfCancelling(held.booking, held.orders, today)
    if (cost.refundCents !== refundCents) return { ok: false, message: changed }
    await giveUp(transaction, held, { ...cost, at, by: 'participant', author: undefined, reason: '' })
    return { ok: true }
  })
}

export type GivingUp = {
  readonly keptCents: number
  readonly refundCents: number
  readonly at: Date
  readonly by: 'participant' | 'club' | 'camp'
  /** Of the team: an account’s number, or the name of a command. */
  readonly author: string | undefined
  readonly reason: string
}

/** Ends a booking that is held by the caller: places, mails, unpaid orders, then money. */
export async function giveUp(
  transaction: Transaction,
  { booking, orders }: HeldBooking,
  { at, by, author, reason, ...cents }: GivingUp,
): Promise<void> {
  const { keptCents: kept, refundCents } = cents
  const facts = { keptCents: kept, refundCents }
  const actor = author === undefined ? 'customer' : 'team'
  if (by === 'camp' && booking.stage === 'booked')
    await tellParticipants(transaction, { booking, orders }, { at, reason })
  await setBookingStage(transaction, booking.id, 'cancelled', { act: 'cancel', at, actor, author, facts })
  await tell(transaction, { booking, orders }, { ...facts, at, by, reason })
  await abandonUnpaid(transaction, orders, at)
  await giveBack(orders, refundCents, (order, share) =>
    refundKeptBooking(transaction, order, share, { author, at }),
  )
}

/** Whoever takes part and has an address of their own; a gift that was not told stays unknown. */
async function tellParticipants(
  transaction: Transaction,
  { booking, orders: [first] }: HeldBooking,
  { at, reason }: Pick<GivingUp, 'at' | 'reason'>,
): Promise<void> {
  const said = { camp: booking.agreed.title, by: first?.firstName ?? '', reason }
  for (const { email: to, firstName } of await readersOf(transaction, booking))
    if (to.toLowerCase() !== first?.email.toLowerCase())
      await queueEmail(transaction, campCalledOff, { to, facts: { ...said, firstName } }, at)
}

async function tell(
  transaction: Transaction,
  { booking: { agreed, number, secret, participants }, orders: [first] }: HeldBooking,
  { at, by, reason, ...cents }: Omit<GivingUp, 'author'>,
): Promise<void> {
  if (first?.email) {
    const facts = { firstName: first.firstName, camp: agreed.title, number, secret, by, reason, ...cents }
    await queueEmail(transaction, bookingCancelled, { to: first.email, facts }, at)
  }
  if (by !== 'participant') return
  const places = participants.filter(({ leftAt }) => leftAt === null).length
  const facts = { camp: agreed.title, number, places, refundCents: cents.refundCents }
  await queueEmail(transaction, placesGivenUp, { facts }, at)
}
