import { and, eq } from 'drizzle-orm'
import { markPaid } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { bookingParticipants, orders } from '#db/schema/index.ts'
import type { BookingServices } from '../bookings/offer-store.server.ts'
import { askToPay, costOfCancelling, findBookingById, giveUp, holdBooking } from '../bookings/store.server.ts'
import { auditCamp } from './author.server.ts'
import type { OfficeAnswer } from './cancel-camp-store.server.ts'

type Signed = {
  readonly bookingId: string
  /** An account’s number, or the name of a command. */
  readonly author: string
}

const unknown = 'Cette inscription n’existe pas.'
const over = 'Cette inscription n’est plus en cours.'
const changed = 'Le barème ou les paiements ont changé entre-temps. Rien n’est annulé\u00a0: relisez.'

/** The club gives a booking up, by its scale or with nothing kept. @param refundCents what was shown to be given back; undefined: as it is now */
export async function cancelBookingByClub(
  { database, clock }: StoreServices,
  {
    bookingId,
    author,
    isWaived,
    refundCents,
    reason = '',
  }: Signed & { isWaived: boolean; refundCents?: number | undefined; reason?: string },
): Promise<OfficeAnswer> {
  const found = await findBookingById(database, bookingId)
  if (!found) return { ok: false, message: unknown }
  return database.transaction(async (transaction): Promise<OfficeAnswer> => {
    const held = await holdBooking(transaction, found)
    if (!held) return { ok: false, message: changed }
    const { booking } = held
    if (booking.stage !== 'held' && booking.stage !== 'booked') return { ok: false, message: over }
    const at = clock.now()
    const cost = costOfCancelling(booking, held.orders, dayInParis(at), isWaived)
    if (refundCents !== undefined && cost.refundCents !== refundCents) return { ok: false, message: changed }
    const subject = { id: booking.id, name: `Inscription ${booking.number}` }
    const details = { refundCents: cost.refundCents, isWaived }
    await auditCamp(transaction, { author, at, action: 'camp.booking-cancelled', subject, details })
    await giveUp(transaction, held, { ...cost, at, by: 'club', author, reason })
    return { ok: true }
  })
}

/** The transfer of what is due next came; its order is made when there is none. @param on day it came, today when absent */
export async function markBookingPaid(
  services: BookingServices,
  {
    bookingId,
    author,
    ...seen
  }: Signed & { on?: string | undefined; reference?: string | undefined; rank?: number | undefined },
): Promise<OfficeAnswer> {
  const { database } = services
  const booking = await findBookingById(database, bookingId)
  if (!booking) return { ok: false, message: unknown }
  const next = booking.instalments.find(({ paidAt }) => paidAt === null)
  // Pressed twice, the second is not for the instalment after it.
  if (seen.rank !== undefined && next?.rank !== seen.rank)
    return { ok: false, message: 'Ce paiement est déjà noté.' }
  const due = await askToPay(services, { secret: booking.secret, method: 'transfer' })
  if (!due.ok) return due
  const [order] = await database
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.id, due.order.id))
  const { on, reference } = seen
  const paid = await markPaid(services, { number: order?.number ?? '', author, on, reference })
  return paid.ok ? { ok: true } : paid
}

/** Notes that the papers of somebody were seen, or not after all; the papers are not kept. */
export function notePapers(
  { database, clock }: StoreServices,
  { bookingId, author, rank, isSeen }: Signed & { readonly rank: number; readonly isSeen: boolean },
): Promise<OfficeAnswer> {
  return database.transaction(async (transaction): Promise<OfficeAnswer> => {
    const at = clock.now()
    const isTheirs = and(eq(bookingParticipants.bookingId, bookingId), eq(bookingParticipants.rank, rank))
    const [before] = await transaction.select().from(bookingParticipants).where(isTheirs).for('update')
    if (!before) return { ok: false, message: unknown }
    if ((before.papersSeenAt !== null) === isSeen) return { ok: true }
    await transaction
      .update(bookingParticipants)
      .set({ papersSeenAt: isSeen ? at : null })
      .where(isTheirs)
    const subject = { id: bookingId, name: `Participant ${rank}` }
    await auditCamp(transaction, { author, at, action: 'camp.papers', subject, details: { isSeen } })
    return { ok: true }
  })
}
