import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { orderEvents, orders } from '#db/schema/index.ts'
import { actOnOrder } from '../acts-store.server.ts'
import { requestEmails } from '../emails-store.server.ts'
import { handOverReminders, transferReminders } from '../placing/reservation.ts'
import { stillToGive } from '../returns/still-to-give-store.server.ts'
import type { Dated } from '../services.server.ts'
import { unansweredWithdrawals } from '../withdrawal/withdrawal-store.server.ts'
import { type Attempt, type AttemptServices, endCheckouts, openAttempts } from './attempts-store.server.ts'

/** So many at a time: a service that is slow keeps the other jobs waiting no longer. */
const mostAtOnce = 50

const hour = 60 * 60 * 1000
/** A checkout lives a day at most; one that was being paid at its end is known soon after. */
const longestCheckout = 24 * hour
const afterItsEnd = hour

/** Expires unpaid orders, each checkout ended first; returns how many. Throws at the end what failed for some. */
export async function expireOrders(services: AttemptServices): Promise<number> {
  const { database, clock } = services
  const late = await database
    .select({ id: orders.id, paymentMethod: orders.paymentMethod })
    .from(orders)
    .where(and(eq(orders.stage, 'placed'), isNotNull(orders.expiresAt), lte(orders.expiresAt, clock.now())))
    // Any of them: those that fail each time hold up no others.
    .orderBy(sql`random()`)
    .limit(mostAtOnce)
  let expired = 0
  let isServiceAway = false
  const failures: unknown[] = []
  for (const { id, paymentMethod } of late) {
    try {
      const attempts = paymentMethod === 'card' ? await openAttempts(database, id) : []
      const outcome: Awaited<ReturnType<typeof endCheckouts>> =
        attempts.length === 0 ? 'over' : isServiceAway ? 'unreachable' : await endCheckouts(services, id)
      isServiceAway ||= outcome === 'unreachable'
      // Unreachable or being paid: the order waits, an hour past the end of its checkout at most.
      if (outcome !== 'over' && !attempts.every((attempt) => isLongOver(attempt, clock.now()))) continue
      if (await expireOrder(services, id)) expired += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return expired
}

function isLongOver({ expiresAt, openedAt }: Attempt, now: Date): boolean {
  const end = expiresAt ?? new Date(openedAt.getTime() + longestCheckout)
  return end.getTime() + afterItsEnd <= now.getTime()
}

async function expireOrder(services: AttemptServices, id: string): Promise<boolean> {
  const now = services.clock.now()
  const answer = await actOnOrder(
    services,
    { isAsked: eq(orders.id, id) },
    {
      act: 'expire',
      actor: 'clock',
      email: 'expired',
      problemOf: ({ expiresAt }) => (expiresAt && expiresAt <= now ? undefined : 'Ce n’est plus le moment.'),
    },
  )
  return answer.ok
}

/** Nobody waits for an answer to a withdrawal, nor has the order forgotten whose it is. */
const isToRemind = sql`${orders.email} <> ''
  AND ${orders.id} NOT IN (SELECT order_id FROM ${unansweredWithdrawals} AS unanswered)`

/** Reminds those whose transfer has not come, after three days and after seven. */
export async function remindUnpaid(services: Dated): Promise<void> {
  const isUnpaid = and(
    eq(orders.stage, 'placed'),
    eq(orders.paymentMethod, 'transfer'),
    isNotNull(orders.expiresAt),
    isToRemind,
  )
  const unpaid = await services.database
    .select({ id: orders.id, since: orders.placedAt })
    .from(orders)
    .where(isUnpaid)
  for (const { id, since } of unpaid) await remind(services, id, 'reminder', transferReminders(since))
}

/** Reminds those who have not fetched what is ready for them, paid or to be paid there, after one week and after three. */
export async function remindUncollected(services: Dated): Promise<void> {
  const uncollected = await services.database
    .select({ id: orders.id, since: orderEvents.at })
    .from(orders)
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.act, 'makeReady')))
    .where(and(eq(orders.stage, 'ready'), isToRemind, stillToGive))
  for (const { id, since } of uncollected) await remind(services, id, 'waiting', handOverReminders(since))
}

async function remind(
  { database, clock }: Dated,
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
