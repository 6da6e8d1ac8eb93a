import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { refunds } from '#db/schema/index.ts'
import { requestNextEmail } from '../emails-store.server.ts'
import { noteEvent } from '../lock-store.server.ts'
import type { PaymentMethod } from '../order.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { giveBackKey } from '../placing/recap.ts'
import type { PaymentNews } from './settle-store.server.ts'

type Unwanted = Pick<PaymentNews, 'event' | 'paymentMethod' | 'now' | 'actor' | 'author'> & {
  readonly why: string
}

/** A payment that the order may not keep goes back, whole; who paid is told. */
export async function giveBack(
  transaction: Transaction,
  { id: orderId }: PlacedOrder,
  { event, paymentMethod, now: at, actor, author, why }: Unwanted,
): Promise<void> {
  if (event.kind !== 'paid') return
  const { payment: paymentId, amountCents: cents } = event
  const key = giveBackKey(paymentId)
  await transaction
    .insert(refunds)
    .values({ key, orderId, paymentId, cents, ...ownerOf(paymentMethod), decidedAt: at })
  await askForRefund(transaction, key, paymentMethod)
  await noteEvent(transaction, orderId, { act: 'give-back', at, actor, author, facts: { cents, why } })
  await requestNextEmail(transaction, orderId, 'given-back', { cents, why }, at)
}

/** The payment service gives cards their money back; the team, all others. */
export function ownerOf(paymentMethod: PaymentMethod) {
  return paymentMethod === 'card'
    ? ({ owner: 'service', state: 'requested' } as const)
    : ({ owner: 'team', state: 'due' } as const)
}

/** Has the payment service asked, after the transaction and until it answers. One job a refund, however often asked. */
export async function askForRefund(
  transaction: Pick<Transaction, 'execute'>,
  key: string,
  paymentMethod: PaymentMethod,
): Promise<void> {
  if (paymentMethod !== 'card') return
  await transaction.execute(
    sql`SELECT graphile_worker.add_job('refund_payment', payload => ${JSON.stringify({ key })}::json, job_key => ${key})`,
  )
}

/** Counts anew what was given back of a payment whose refunds are known here. */
export async function countGivenBack(transaction: Transaction, paymentId: string): Promise<void> {
  await transaction.execute(sql`
    UPDATE club.payments SET refunded_cents = counted.cents FROM (
      SELECT coalesce(sum(cents) FILTER (WHERE state = 'done'), 0)::integer AS cents
      FROM club.refunds WHERE payment_id = ${paymentId} HAVING count(*) > 0) AS counted
    WHERE id = ${paymentId}`)
}

/** A refund that had failed was made at the service itself, for the same sum: it is done. */
export async function noteMadeElsewhere(
  transaction: Transaction,
  { paymentId, cents, at }: { readonly paymentId: string; readonly cents: number; readonly at: Date },
): Promise<boolean> {
  const isHeld = and(eq(refunds.paymentId, paymentId), eq(refunds.cents, cents), eq(refunds.state, 'failed'))
  const [held] = await transaction.select({ key: refunds.key }).from(refunds).where(isHeld).limit(1)
  if (!held) return false
  const done = { state: 'done', owner: 'service', doneAt: at, lastError: null } as const
  await transaction.update(refunds).set(done).where(eq(refunds.key, held.key))
  return true
}
