import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { DisputeFact, PaymentEvent, RefundFact } from '#app/outside/payment/payment-provider.ts'
import type { Transaction } from '#db/database.ts'
import { orderEmails, refunds } from '#db/schema/index.ts'
import { requestNextEmail } from '../emails-store.server.ts'
import { noteEvent } from '../lock-store.server.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { findOrderById } from '../read-store.server.ts'
import { noteProgress } from '../refunds/refund-progress-store.server.ts'
import { hasOpenWithdrawal } from '../withdrawal/answered.ts'
import { tellIfOver } from '../withdrawal/withdrawal-store.server.ts'
import { disputeOf, isOver } from './dispute.ts'

/** Notes how a refund stands; one that failed and that nobody knows here is the team's to look at. Says what was done. */
export async function noteRefundEvent(
  transaction: Transaction,
  order: PlacedOrder,
  event: RefundFact & PaymentEvent,
): Promise<string> {
  const { attempt, progress, refund: providerId, reason, cents, at } = event
  const known = await findRefund(transaction, event)
  if (known) {
    const told = { attempt, progress, providerId, reason, at }
    return (await noteProgress(transaction, known, told)) ? `note-${progress}` : 'nothing: already-known'
  }
  if (progress !== 'failed') return 'nothing: made elsewhere'
  // The service announces one failure by several events.
  if (await isTold(transaction, order.id, providerId)) return 'nothing: already-known'
  const facts = { cents, why: reason ?? '', refund: providerId }
  await requestNextEmail(transaction, order.id, 'refund-held', facts, at)
  return 'report: made elsewhere'
}

async function isTold(transaction: Transaction, orderId: string, providerId: string): Promise<boolean> {
  const isOfRefund = sql`${orderEmails.facts} ->> 'refund' = ${providerId}`
  return (await transaction.$count(orderEmails, and(eq(orderEmails.orderId, orderId), isOfRefund))) > 0
}

async function findRefund(transaction: Transaction, { key, refund, payment, cents }: RefundFact) {
  const isMadeElsewhere = and(
    isNull(refunds.providerId),
    eq(refunds.paymentId, payment),
    eq(refunds.cents, cents),
    eq(refunds.owner, 'service'),
    eq(refunds.state, 'done'),
  )
  const isIt = key === undefined ? or(eq(refunds.providerId, refund), isMadeElsewhere) : eq(refunds.key, key)
  const [row] = await transaction.select().from(refunds).where(isIt).limit(1).for('update')
  return row
}

/** Notes a step of a dispute, and tells the team of its beginning and of its end. Says what was done. */
export async function noteDispute(
  transaction: Transaction,
  order: PlacedOrder,
  { dispute, cents, reason, status, answerBefore, at }: DisputeFact & PaymentEvent,
): Promise<string> {
  const { id: orderId, events } = order
  const before = disputeOf(events, dispute)
  if (before !== undefined && (before === status || isOver(before))) return 'nothing: already-known'
  const due = answerBefore && { answerBefore: dayInParis(answerBefore) }
  const facts = { dispute, cents, reason, status, ...due }
  await noteEvent(transaction, orderId, { act: 'dispute', at, actor: 'provider', facts })
  if (before === undefined || isOver(status))
    await requestNextEmail(transaction, orderId, 'dispute', facts, at)
  if (status === 'lost' && hasOpenWithdrawal(order)) {
    const after = await findOrderById(transaction, orderId)
    if (after) await tellIfOver(transaction, after, at)
  }
  return `dispute: ${status}`
}
