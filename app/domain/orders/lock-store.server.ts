import { eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { orderEvents, orders, payments } from '#db/schema/index.ts'
import type { PayableOrder } from './payment/reconcile.ts'
import type { OrderEvent, PlacedOrder } from './placed-order.ts'
import { findOrderById } from './read-store.server.ts'

/**
 * The order, held until the end of the transaction: whatever happens to it happens in turn. Always the first lock, before
 * those of the stock and of the documents' numbers.
 */
export async function lockOrder(
  transaction: Transaction,
  isAsked: SQL | undefined,
): Promise<PlacedOrder | undefined> {
  const [row] = await transaction.select({ id: orders.id }).from(orders).where(isAsked).for('update')
  return row && findOrderById(transaction, row.id)
}

/** The part of a locked order that payments change. */
export async function payableOf(transaction: Transaction, order: PlacedOrder): Promise<PayableOrder> {
  const rows = await transaction.select().from(payments).where(eq(payments.orderId, order.id))
  const known = rows.map(({ id, receivedCents, refundedCents, outcome }) => ({
    id,
    receivedCents,
    refundedCents,
    outcome: outcome ?? undefined,
  }))
  const { id, stage, totalCents } = order
  return { id, stage, totalCents, payments: known, seenEvents: [] }
}

type Noted = Pick<OrderEvent, 'act' | 'at' | 'actor'> & Partial<Pick<OrderEvent, 'author' | 'facts'>>

/** Adds a line to the story of an order, with what it tells of. @param facts amounts, references; never a name */
export async function noteEvent(transaction: Transaction, orderId: string, event: Noted): Promise<void> {
  await transaction.insert(orderEvents).values({ orderId, ...event })
}
