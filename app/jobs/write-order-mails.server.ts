import { findBookingById } from '#app/domain/camps/bookings/store.server.ts'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import type { OrderEmail, OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { writeBookingMail } from '#app/emails/bookings/mails.server.tsx'
import { writeOrderMails } from '#app/emails/orders/mails.server.tsx'
import type { Services } from '#app/http/context.ts'

/** The emails of an order; one that pays for a booking has words of its own where places are meant, not goods. */
export async function writeMailsOf(
  { database }: Pick<Services, 'database'>,
  email: OrderEmail,
  facts: OrderEmailFacts,
): Promise<MailToQueue[]> {
  const { bookingId } = facts.order
  const booking = bookingId === undefined ? undefined : await findBookingById(database, bookingId)
  const written = booking && (await writeBookingMail(email, { ...facts, booking }))
  return written ?? writeOrderMails(email, facts)
}
