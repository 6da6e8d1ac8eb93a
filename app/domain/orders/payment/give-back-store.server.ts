import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { payments, refunds } from '#db/schema/index.ts'
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
    .values({ key, orderId, paymentId, cents, state: stateOfNew(paymentMethod), decidedAt: at })
  await askForRefund(transaction, key, paymentMethod)
  await noteEvent(transaction, orderId, { act: 'give-back', at, actor, author, facts: { cents, why } })
  await requestNextEmail(transaction, orderId, 'given-back', { cents, why }, at)
}

/** The payment service gives cards their money back; the team, all others. */
export function stateOfNew(paymentMethod: PaymentMethod): 'requested' | 'due' {
  return paymentMethod === 'card' ? 'requested' : 'due'
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

/** Marks a payment's refunds as done once the service's total covers them all: it does not report which is done. */
export async function noteRefunded(transaction: Transaction, paymentId: string, doneAt: Date): Promise<void> {
  await transaction
    .update(refunds)
    .set({ state: 'done', doneAt })
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        ne(refunds.state, 'done'),
        sql`(SELECT refunded_cents FROM club.payments WHERE id = ${paymentId})
          >= (SELECT sum(cents) FROM club.refunds WHERE payment_id = ${paymentId})`,
      ),
    )
}

/** Marks refunds as made, and their payments as given back so far. The order is held by the caller. */
export async function writeRefundsDone(
  transaction: Transaction,
  which: { readonly key: string } | { readonly orderId: string },
  { doneAt, providerId }: { readonly doneAt: Date; readonly providerId?: string | undefined },
): Promise<number> {
  const isOne = 'key' in which ? eq(refunds.key, which.key) : isForTheTeam(which.orderId)
  const done = await transaction
    .update(refunds)
    .set({ state: 'done', doneAt, providerId, lastError: null })
    .where(and(isOne, ne(refunds.state, 'done')))
    .returning({ paymentId: refunds.paymentId })
  for (const paymentId of new Set(done.flatMap((refund) => refund.paymentId ?? [])))
    await transaction
      .update(payments)
      .set({
        refundedCents: sql`greatest(${payments.refundedCents}, (
          SELECT coalesce(sum(cents), 0)::integer FROM club.refunds
          WHERE payment_id = ${paymentId} AND state = 'done'))`,
      })
      .where(eq(payments.id, paymentId))
  return done.length
}

function isForTheTeam(orderId: string) {
  return and(eq(refunds.orderId, orderId), or(eq(refunds.state, 'due'), eq(refunds.state, 'failed')))
}
