import { eq } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Transaction } from '#db/database.ts'
import { orders, payments } from '#db/schema/index.ts'
import { issueDocument, type Issuer } from '../documents/documents-store.server.ts'
import { invoiceOf } from '../documents/invoice.ts'
import { requestEmails, requestNextEmail } from '../emails-store.server.ts'
import { holdAgain, isForNothing, keepForGood, paidBefore } from '../held-store.server.ts'
import { noteEvent, payableOf } from '../lock-store.server.ts'
import type { PaymentMethod } from '../order.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { findOrderById } from '../read-store.server.ts'
import { writeRefund } from '../refunds/refund-store.server.ts'
import { gestureRefund, refundsOf } from '../refunds/refunds.ts'
import { countGivenBack, giveBack, noteMadeElsewhere } from './give-back-store.server.ts'
import {
  type Decision,
  type PayableOrder,
  type PaymentEvent,
  reconcile,
  type Reconciled,
} from './reconcile.ts'

export type PaymentNews = {
  readonly event: PaymentEvent
  readonly paymentMethod: PaymentMethod
  readonly receivedAt: Date
  readonly now: Date
  readonly actor: 'provider' | 'team'
  readonly author?: string | undefined
  readonly reference?: string | undefined
  readonly issuer: Issuer
}

/** A payment’s news of the order that is locked for it. */
type Settling = PaymentNews & { readonly transaction: Transaction; readonly order: PlacedOrder }

/** Writes all that a payment does to a locked order; an expired order is revived when its stock can be reserved. */
export async function applyPayment(
  transaction: Transaction,
  order: PlacedOrder,
  news: PaymentNews,
): Promise<Decision> {
  const settling = { ...news, transaction, order }
  const { decision, order: after } = await decide(settling)
  await writePayments(settling, after)
  if (decision.do === 'settle') await settle(settling, decision.revives)
  if (decision.do === 'give-back') await giveBack(transaction, order, { ...news, why: decision.why })
  if (decision.do === 'report') await hold(settling, decision.why)
  if (decision.do === 'settle' || decision.do === 'note-refund')
    await noteMoneyBack(settling, after, decision.do === 'settle' ? undefined : decision.moreCents)
  await countGivenBack(transaction, news.event.payment)
  if (decision.do === 'note-failure') await noteFailure(settling)
  return decision
}

/** The service gave money back that nobody asked it for here: made there, for a refund that had failed or as a gesture. */
async function noteMoneyBack(
  { transaction, event, now: at }: Settling,
  { id, payments: known }: PayableOrder,
  moreCents: number | undefined,
): Promise<void> {
  const payment = known.find((one) => one.id === event.payment)
  const cents = moreCents ?? payment?.refundedCents ?? 0
  if (!payment || cents === 0) return
  if (await noteMadeElsewhere(transaction, { paymentId: payment.id, cents, at })) return
  const order = payment.outcome === 'settles' ? await findOrderById(transaction, id) : undefined
  const answer = order && gestureRefund(order, refundsOf(order), cents)
  if (order && answer?.ok) await writeRefund(transaction, order, answer.refund, { author: undefined, at })
}

async function decide({ transaction, order, event, receivedAt, now }: Settling): Promise<Reconciled> {
  const known = await payableOf(transaction, order, receivedAt)
  const payable = (await isForNothing(transaction, order)) ? { ...known, stage: 'cancelled' as const } : known
  const hopeful = reconcile(payable, event, true)
  if (hopeful.decision.do !== 'settle' || !hopeful.decision.revives) return hopeful
  return (await holdAgain(transaction, order, now)) ? hopeful : reconcile(payable, event, false)
}

async function writePayments(
  { transaction, event, paymentMethod, receivedAt }: Settling,
  after: PayableOrder,
): Promise<void> {
  const payment = after.payments.find(({ id }) => id === event.payment)
  if (!payment) return
  const { id, receivedCents, refundedCents, outcome } = payment
  const currency = event.kind === 'paid' ? event.currency.toLowerCase() : 'eur'
  const told = { orderId: after.id, receivedCents, refundedCents, outcome: outcome ?? null }
  const paid = event.kind === 'paid' ? { currency, receivedAt } : {}
  await transaction
    .insert(payments)
    .values({ id, paymentMethod, currency, receivedAt, ...told })
    .onConflictDoUpdate({ target: payments.id, set: { ...told, ...paid } })
}

async function settle(settling: Settling, revives: boolean): Promise<void> {
  const { transaction, order, event, actor, author, reference, receivedAt, now: at, issuer } = settling
  const { id: orderId, totalCents: cents } = order
  const stage = revives ? { stage: 'placed' as const } : {}
  await transaction
    .update(orders)
    .set({ expiresAt: null, ...stage })
    .where(eq(orders.id, orderId))
  await keepForGood(transaction, order, receivedAt)
  if (revives) await noteEvent(transaction, orderId, { act: 'revive', at, actor, author })
  const days = { issuedOn: dayInParis(at), settledOn: dayInParis(receivedAt) }
  const facts = {
    cents,
    payment: event.payment,
    ...(days.settledOn < days.issuedOn && { on: days.settledOn }),
    ...(reference !== undefined && { reference }),
  }
  await noteEvent(transaction, orderId, { act: 'pay', at, actor, author, facts })
  // Of a card order the team hears when it is one.
  const emails =
    order.paymentMethod === 'card' ? [{ email: 'paid' }, { email: 'team-notice' }] : [{ email: 'paid' }]
  await requestEmails(transaction, orderId, emails, at)
  const before = await paidBefore(transaction, order)
  await issueDocument(transaction, {
    kind: 'invoice',
    orderId,
    issuedAt: at,
    write: (number) => invoiceOf(order, { number, ...days, ...issuer, before }),
  })
}

async function hold({ transaction, order, event, actor, author, now: at }: Settling, why: string) {
  if (event.kind !== 'paid') return
  const { amountCents: cents, currency, payment } = event
  const facts = { cents, currency, payment, why }
  await noteEvent(transaction, order.id, { act: 'hold-payment', at, actor, author, facts })
  await requestNextEmail(transaction, order.id, 'money-held', { receivedCents: cents, currency, why }, at)
}

async function noteFailure({ transaction, order: { id }, actor, now: at }: Settling): Promise<void> {
  await noteEvent(transaction, id, { act: 'payment-failed', at, actor })
  await requestEmails(transaction, id, [{ email: 'payment-failed' }], at)
}
