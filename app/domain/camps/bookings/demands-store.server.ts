import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { addDays, dayInParis, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { isPaymentLate } from '#app/domain/shared/late-payment.ts'
import { earliestMail } from '#app/domain/shared/mail-hours.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { usualReminderDays } from '#content/collections/reminder-days.ts'
import { bookingInstalments, bookings, orders } from '#db/schema/index.ts'
import { balanceDemand, balanceLate } from './mails.ts'
import { findBookingById } from './read-store.server.ts'

/** Asks by day for payments that come due and reminds of those that are late, each once; says how many mails. */
export async function askForBalances(
  services: StoreServices,
  daysBefore = usualReminderDays.balance,
): Promise<number> {
  const now = services.clock.now()
  if (timeInParis(now) < earliestMail) return 0
  const today = dayInParis(now)
  const due = await services.database
    .select({
      bookingId: bookingInstalments.bookingId,
      rank: bookingInstalments.rank,
      dueOn: bookingInstalments.dueOn,
      askedAt: bookingInstalments.askedAt,
      remindedAt: bookingInstalments.remindedAt,
    })
    .from(bookingInstalments)
    .innerJoin(bookings, eq(bookings.id, bookingInstalments.bookingId))
    .where(
      and(
        eq(bookings.stage, 'booked'),
        isNull(bookingInstalments.paidAt),
        lte(bookingInstalments.dueOn, addDays(today, daysBefore)),
      ),
    )
  let sent = 0
  for (const { bookingId, rank, dueOn, askedAt, remindedAt } of due) {
    const isLate = askedAt !== null && isPaymentLate(dueOn, askedAt, today)
    if (askedAt !== null && (!isLate || remindedAt !== null)) continue
    if (await ask(services, { bookingId, rank, isLate })) sent += 1
  }
  return sent
}

type Demand = { readonly bookingId: string; readonly rank: number; readonly isLate: boolean }

function ask({ database, clock }: StoreServices, { bookingId, rank, isLate }: Demand): Promise<boolean> {
  const at = clock.now()
  const column = isLate ? bookingInstalments.remindedAt : bookingInstalments.askedAt
  return database.transaction(async (transaction) => {
    const [held] = await transaction.select().from(bookings).where(eq(bookings.id, bookingId)).for('update')
    if (held?.stage !== 'booked') return false
    const isToAsk = and(
      eq(bookingInstalments.bookingId, bookingId),
      eq(bookingInstalments.rank, rank),
      isNull(bookingInstalments.paidAt),
      isNull(column),
    )
    const [asked] = await transaction
      .update(bookingInstalments)
      .set(isLate ? { remindedAt: at } : { askedAt: at })
      .where(isToAsk)
      .returning({ cents: bookingInstalments.cents, dueOn: bookingInstalments.dueOn })
    const booking = asked && (await findBookingById(transaction, bookingId))
    const [buyer] = await transaction
      .select({ email: orders.email, firstName: orders.firstName })
      .from(orders)
      .where(eq(orders.bookingId, bookingId))
      .orderBy(asc(orders.instalment))
      .limit(1)
    if (!asked || !booking || !buyer?.email) return false
    const { number, secret, agreed } = booking
    const facts = { camp: agreed.title, number, ...asked }
    const own = { ...facts, firstName: buyer.firstName, secret, isLate }
    await queueEmail(transaction, balanceDemand, { to: buyer.email, facts: own }, at)
    if (isLate) await queueEmail(transaction, balanceLate, { facts }, at)
    return true
  })
}
