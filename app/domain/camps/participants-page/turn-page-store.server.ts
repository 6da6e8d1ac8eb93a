import { eq } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { participantsPages } from '#db/schema/index.ts'
import { type Booking, findBookingById } from '../bookings/store.server.ts'
import { readersOf } from '../reminders/readers-store.server.ts'
import { participantsPageTurned } from './mails.ts'
import { participantsSecretOf } from './page-store.server.ts'

/** Somebody does not come any more: the address of the page that they know is over, and whoever still comes is told the new one. */
export async function turnParticipantsPage(
  transaction: Transaction,
  { id, agreed: { title: camp } }: Pick<Booking, 'id' | 'agreed'>,
  at: Date,
): Promise<void> {
  const known = await transaction
    .delete(participantsPages)
    .where(eq(participantsPages.bookingId, id))
    .returning({ id: participantsPages.bookingId })
  const booking = known.length > 0 ? await findBookingById(transaction, id) : undefined
  if (!booking) return
  const secret = await participantsSecretOf(transaction, id)
  for (const { email: to, firstName } of await readersOf(transaction, booking))
    await queueEmail(transaction, participantsPageTurned, { to, facts: { camp, firstName, secret } }, at)
}
