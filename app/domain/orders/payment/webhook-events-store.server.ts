import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { PaymentEvent } from '#app/outside/payment/payment-provider.ts'
import type { Transaction } from '#db/database.ts'
import { orders, paymentAttempts, paymentEvents, payments } from '#db/schema/index.ts'
import { type Issuer, readIssuer } from '../documents/documents-store.server.ts'
import { lockOrder } from '../lock-store.server.ts'
import type { PlacedOrder } from '../placed-order.ts'
import type { Dated, OrderServices } from '../services.server.ts'
import { noteDispute, noteRefundEvent } from './aftermath-store.server.ts'
import { applyPayment } from './settle-store.server.ts'
import { unknownPayment } from './unknown-payment.ts'

/** Handles a webhook event once, in one transaction; unknown orders and foreign payments are only written down. */
export async function receivePaymentEvent(
  { database, content, clock }: Pick<OrderServices, 'database' | 'content' | 'clock'>,
  event: PaymentEvent,
): Promise<'done' | 'nothing'> {
  const now = clock.now()
  const issuer = await readIssuer(content, now)
  return database.transaction(async (transaction) => {
    const orderId = await orderOf(transaction, event)
    const order = orderId && (await lockOrder(transaction, eq(orders.id, orderId)))
    if (!(await isFirst(transaction, event, order ? order.id : undefined, now))) return 'nothing'
    const decision = order
      ? await applyTo(transaction, order, event, { now, issuer })
      : await withoutOrder(transaction, event)
    await transaction.update(paymentEvents).set({ decision }).where(eq(paymentEvents.id, event.id))
    return decision.startsWith('nothing') ? 'nothing' : 'done'
  })
}

async function orderOf(transaction: Transaction, event: PaymentEvent): Promise<string | undefined> {
  const { orderId, checkoutId } = event
  if (z.uuid().safeParse(orderId).success) return orderId
  const payment = 'payment' in event ? event.payment : undefined
  const [known] = await transaction
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.checkoutId, checkoutId ?? ''))
  if (known) return known.orderId
  const [paid] = await transaction
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, payment ?? ''))
  return paid?.orderId ?? undefined
}

async function isFirst(
  transaction: Transaction,
  event: PaymentEvent,
  orderId: string | undefined,
  receivedAt: Date,
): Promise<boolean> {
  const { id, kind } = event
  const paymentId = 'payment' in event ? event.payment : undefined
  const written = await transaction
    .insert(paymentEvents)
    .values({ id, orderId, paymentId, kind, decision: 'nothing', receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return written.length > 0
}

async function applyTo(
  transaction: Transaction,
  order: PlacedOrder,
  event: PaymentEvent,
  { now, issuer }: { readonly now: Date; readonly issuer: Issuer },
): Promise<string> {
  const { checkoutId, at } = event
  if (checkoutId !== undefined && event.kind !== 'failed')
    await transaction
      .update(paymentAttempts)
      .set({ endedAt: now })
      .where(eq(paymentAttempts.checkoutId, checkoutId))
  if (event.kind === 'expired') return 'note-end'
  if (event.kind === 'refund') return noteRefundEvent(transaction, order, event)
  if (event.kind === 'dispute') return noteDispute(transaction, order, event)
  const receivedAt = at < now ? at : now
  const news = { event, paymentMethod: 'card', receivedAt, now, actor: 'provider', issuer } as const
  const decision = await applyPayment(transaction, order, news)
  return 'why' in decision ? `${decision.do}: ${decision.why}` : decision.do
}

async function withoutOrder(transaction: Transaction, event: PaymentEvent): Promise<string> {
  const { orderId, at: receivedAt } = event
  if (event.kind === 'refunded') return noteRefundWithoutOrder(transaction, event)
  if (event.kind !== 'paid') return 'nothing: unknown-order'
  if (orderId === undefined) return 'nothing: not ours'
  const { payment: id, amountCents: receivedCents, currency } = event
  await transaction
    .insert(payments)
    .values({ id, paymentMethod: 'card', receivedCents, currency, outcome: 'held', receivedAt })
    .onConflictDoNothing()
  await transaction.execute(
    sql`SELECT graphile_worker.add_job('unknown_payment', payload => ${JSON.stringify({ id })}::json, job_key => ${`payment-${id}`})`,
  )
  return 'report: unknown-order'
}

/** The team gave back, at the service, money that no order kept. */
async function noteRefundWithoutOrder(
  transaction: Transaction,
  { payment, refundedCents }: Extract<PaymentEvent, { kind: 'refunded' }>,
): Promise<string> {
  const noted = await transaction
    .update(payments)
    .set({ refundedCents: sql`greatest(${payments.refundedCents}, ${refundedCents}::integer)` })
    .where(eq(payments.id, payment))
    .returning({ id: payments.id })
  return noted.length > 0 ? 'note-refund' : 'nothing: unknown-order'
}

const payloadSchema = z.object({ id: z.string() })

/** Tells the team of money that came for an order the site does not have. */
export async function tellUnknownPayment({ database, clock }: Dated, payload: unknown): Promise<void> {
  const { id } = payloadSchema.parse(payload)
  const [facts] = await database.select().from(payments).where(eq(payments.id, id))
  if (!facts || facts.orderId !== null) return
  await database.transaction((transaction) => queueEmail(transaction, unknownPayment, { facts }, clock.now()))
}
