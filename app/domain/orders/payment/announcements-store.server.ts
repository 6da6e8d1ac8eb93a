import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#app/outside/clock.ts'
import type { AnnouncedPayment } from '#app/outside/payment/payment-provider.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database, Transaction } from '#db/database.ts'
import { orders, paymentAnnouncements, paymentAttempts, payments } from '#db/schema/index.ts'
import { readIssuer } from '../documents/documents-store.server.ts'
import type { Issuer } from '../documents/documents-store.server.ts'
import { lockOrder } from '../lock-store.server.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { applyPayment } from './settle-store.server.ts'

type AnnouncementServices = {
  readonly database: Database
  readonly content: SiteContentReader
  readonly clock: Clock
}

/**
 * Deals with an announcement of the payment service, once: what it does and that it was dealt with are one transaction,
 * so that one that failed may come again, late and in any order. One of an order we do not have is written down, and its
 * money told to the team; one that was not opened by this site is only written down.
 */
export async function receiveAnnouncement(
  { database, content, clock }: AnnouncementServices,
  announced: AnnouncedPayment,
): Promise<'done' | 'nothing'> {
  const now = clock.now()
  const issuer = await readIssuer(content, now)
  return database.transaction(async (transaction) => {
    const orderId = await orderOf(transaction, announced)
    const order = orderId && (await lockOrder(transaction, eq(orders.id, orderId)))
    if (!(await isFirst(transaction, announced, order ? order.id : undefined, now))) return 'nothing'
    const decision = order
      ? await applyTo(transaction, order, announced, { now, issuer })
      : await withoutOrder(transaction, announced)
    await transaction
      .update(paymentAnnouncements)
      .set({ decision })
      .where(eq(paymentAnnouncements.id, announced.id))
    return decision.startsWith('nothing') ? 'nothing' : 'done'
  })
}

/** By its own words, else by the payment or the checkout it speaks of. */
async function orderOf(transaction: Transaction, announced: AnnouncedPayment): Promise<string | undefined> {
  const { orderId, checkoutId } = announced
  if (z.uuid().safeParse(orderId).success) return orderId
  const payment = 'payment' in announced ? announced.payment : undefined
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

/** Writes the announcement down; false when it was before, or is being dealt with and succeeds. */
async function isFirst(
  transaction: Transaction,
  announced: AnnouncedPayment,
  orderId: string | undefined,
  receivedAt: Date,
): Promise<boolean> {
  const { id, kind } = announced
  const paymentId = 'payment' in announced ? announced.payment : undefined
  const written = await transaction
    .insert(paymentAnnouncements)
    .values({ id, orderId, paymentId, kind, decision: 'nothing', receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentAnnouncements.id })
  return written.length > 0
}

async function applyTo(
  transaction: Transaction,
  order: PlacedOrder,
  announced: AnnouncedPayment,
  { now, issuer }: { readonly now: Date; readonly issuer: Issuer },
): Promise<string> {
  const { checkoutId, at } = announced
  if (checkoutId !== undefined && announced.kind !== 'failed')
    await transaction
      .update(paymentAttempts)
      .set({ endedAt: now })
      .where(eq(paymentAttempts.checkoutId, checkoutId))
  if (announced.kind === 'expired') return 'note-end'
  const receivedAt = at < now ? at : now
  const news = {
    event: announced,
    means: 'carte' as const,
    receivedAt,
    now,
    actor: 'provider' as const,
    issuer,
  }
  const decision = await applyPayment(transaction, order, news)
  return 'why' in decision ? `${decision.do}: ${decision.why}` : decision.do
}

async function withoutOrder(transaction: Transaction, announced: AnnouncedPayment): Promise<string> {
  const { orderId, at: receivedAt } = announced
  if (announced.kind === 'refunded') return noteRefundWithoutOrder(transaction, announced)
  if (announced.kind !== 'paid') return 'nothing: unknown-order'
  if (orderId === undefined) return 'nothing: not ours'
  const { payment: id, amountCents: receivedCents, currency } = announced
  await transaction
    .insert(payments)
    .values({ id, means: 'carte', receivedCents, currency, fate: 'held', receivedAt })
    .onConflictDoNothing()
  await transaction.execute(
    sql`SELECT graphile_worker.add_job('unknown_payment', payload => ${JSON.stringify({ id })}::json, job_key => ${`payment-${id}`})`,
  )
  return 'report: unknown-order'
}

/** The team gave back, at the service, money that no order kept. */
async function noteRefundWithoutOrder(
  transaction: Transaction,
  { payment, refundedCents }: Extract<AnnouncedPayment, { kind: 'refunded' }>,
): Promise<string> {
  const noted = await transaction
    .update(payments)
    .set({ refundedCents: sql`greatest(${payments.refundedCents}, ${refundedCents}::integer)` })
    .where(eq(payments.id, payment))
    .returning({ id: payments.id })
  return noted.length > 0 ? 'note-refund' : 'nothing: unknown-order'
}
