import { and, eq } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { noteBookingEvent } from '#app/domain/places/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { bookingParticipants } from '#db/schema/index.ts'
import type { HeldBooking } from '../bookings/hold-store.server.ts'
import { bookingChanged } from '../bookings/mails.ts'
import type { Booking } from '../bookings/read-store.server.ts'

type Columns = Partial<typeof bookingParticipants.$inferInsert>

export async function update(transaction: Transaction, { id }: Booking, rank: number, columns: Columns) {
  const isTheirs = and(eq(bookingParticipants.bookingId, id), eq(bookingParticipants.rank, rank))
  await transaction.update(bookingParticipants).set(columns).where(isTheirs)
}

type Noted = { readonly act: string; readonly at: Date; readonly facts: Readonly<Record<string, number>> }

export function note(transaction: Transaction, { id }: Booking, noted: Noted): Promise<void> {
  return noteBookingEvent(transaction, id, { ...noted, actor: 'customer' })
}

type Told = {
  readonly what: 'options' | 'left' | 'transferred'
  readonly who: string
  readonly changeCents: number
  readonly refundCents: number
  readonly at: Date
}

export async function tell(
  transaction: Transaction,
  { booking, orders: [first] }: HeldBooking,
  { at, ...told }: Told,
) {
  const { number, secret, agreed } = booking
  if (!first?.email) return
  const facts = { firstName: first.firstName, camp: agreed.title, number, secret, ...told }
  await queueEmail(transaction, bookingChanged, { to: first.email, facts }, at)
}
