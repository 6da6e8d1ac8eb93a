import { and, eq } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { noteBookingEvent } from '#app/domain/places/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { bookingParticipants } from '#db/schema/index.ts'
import type { HeldBooking } from '../bookings/hold-store.server.ts'
import { type BookingChange, bookingChanged } from '../bookings/mails.ts'
import type { Booking } from '../bookings/read-store.server.ts'
import { auditCamp } from '../office/author.server.ts'

type Columns = Partial<typeof bookingParticipants.$inferInsert>

export async function update(transaction: Transaction, { id }: Booking, rank: number, columns: Columns) {
  const isTheirs = and(eq(bookingParticipants.bookingId, id), eq(bookingParticipants.rank, rank))
  await transaction.update(bookingParticipants).set(columns).where(isTheirs)
}

/** Of the club, where it is its act: its author is an account’s number, or the name of a command. */
export type By = { readonly author: string }

type Noted = {
  readonly act: keyof typeof actions
  readonly at: Date
  readonly by: By | undefined
  readonly facts: Readonly<Record<string, number>>
  /** Of the club, in the audit log alone. */
  readonly reason?: string | undefined
}

const actions = {
  leave: 'camp.participant-left',
  transfer: 'camp.participant-replaced',
  options: 'camp.options-changed',
} as const

export async function note(
  transaction: Transaction,
  { id, number }: Booking,
  { act, at, by, facts, reason }: Noted,
): Promise<void> {
  const who = by ? { actor: 'team', author: by.author } : { actor: 'customer' }
  await noteBookingEvent(transaction, id, { act, at, facts, ...who })
  if (!by) return
  const details = { ...facts, ...(reason && { reason }) }
  const subject = { id, name: `Inscription ${number}` }
  await auditCamp(transaction, { author: by.author, at, action: actions[act], subject, details })
}

type Told = Omit<BookingChange, 'firstName' | 'camp' | 'number' | 'secret'> & { readonly at: Date }

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
