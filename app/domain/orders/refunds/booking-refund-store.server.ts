import type { Transaction } from '#db/database.ts'
import { writeStep } from '../acts-store.server.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { writeRefund } from './refund-store.server.ts'
import { leftToRefund, refundsOf } from './refunds.ts'

/** Gives back a part of what an order of a booking paid, the rest is kept by its scale; the order is held by the caller. */
export async function refundKeptBooking(
  transaction: Transaction,
  order: PlacedOrder,
  totalCents: number,
  at: Date,
): Promise<void> {
  const left = leftToRefund(order, refundsOf(order))
  const sums = { goodsCents: left, deliveryCents: 0, deductedCents: left - totalCents, totalCents }
  const refund = { reason: 'cancellation' as const, lines: [], ...sums }
  await writeRefund(transaction, order, refund, { author: undefined, at, isAskedByBuyer: true })
}

/** An order that will not be paid any more, with its booking; held by the caller. */
export function abandonHeldOrder(transaction: Transaction, order: PlacedOrder, at: Date): Promise<void> {
  return writeStep(transaction, order, { act: 'abandon', actor: 'customer', stage: 'cancelled', at })
}
