import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { orderEvents, orders } from '#db/schema/index.ts'
import { requestEmails } from '../emails-store.server.ts'
import { handOverReminders, transferReminders } from '../placing/reservation.ts'

type ReminderServices = { readonly database: Database; readonly clock: Clock }

const isNotWithdrawn = sql`NOT EXISTS (
  SELECT FROM club.order_withdrawals AS withdrawal WHERE withdrawal.order_id = ${orders.id})`

/** Reminds those whose transfer has not come, after three days and after seven. */
export async function remindUnpaid(services: ReminderServices): Promise<void> {
  const isUnpaid = and(
    eq(orders.stage, 'placed'),
    eq(orders.paymentMethod, 'transfer'),
    isNotNull(orders.expiresAt),
    isNotWithdrawn,
  )
  const unpaid = await services.database
    .select({ id: orders.id, since: orders.placedAt })
    .from(orders)
    .where(isUnpaid)
  for (const { id, since } of unpaid) await remind(services, id, 'reminder', transferReminders(since))
}

/** Reminds those who have not fetched what is ready for them, paid or to be paid there, after one week and after three. */
export async function remindUncollected(services: ReminderServices): Promise<void> {
  const uncollected = await services.database
    .select({ id: orders.id, since: orderEvents.at })
    .from(orders)
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.act, 'makeReady')))
    .where(and(eq(orders.stage, 'ready'), isNotWithdrawn))
  for (const { id, since } of uncollected) await remind(services, id, 'waiting', handOverReminders(since))
}

async function remind(
  { database, clock }: ReminderServices,
  orderId: string,
  email: 'reminder' | 'waiting',
  dates: readonly Date[],
): Promise<void> {
  const now = clock.now()
  const due = dates.filter((date) => date <= now).length
  if (due === 0) return
  await database.transaction((transaction) =>
    requestEmails(transaction, orderId, [{ email: `${email}-${due}` }], now),
  )
}
