import type { Transaction } from '#db/database.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { refundsOf, writeRefund } from './refund-store.server.ts'
import { gestureRefund } from './refunds.ts'

/**
 * The team gave money of an order back at the payment service itself: credit note and email follow as if it had been
 * asked for here. What was asked for here is known already. The order is held by the caller.
 * @param refundedCents of the payment that settled it, in all
 */
export async function writeRefundElsewhere(
  transaction: Transaction,
  order: PlacedOrder,
  { refundedCents, at }: { readonly refundedCents: number; readonly at: Date },
): Promise<void> {
  const before = refundsOf(order)
  const known = before.reduce((cents, { totalCents }) => cents + totalCents, 0)
  if (refundedCents <= known) return
  const answer = gestureRefund(order, before, refundedCents - known)
  if (answer.ok) await writeRefund(transaction, order, answer.refund, { author: undefined, at })
}
