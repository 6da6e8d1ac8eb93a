import type { OrderRefund, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import type { Refund } from '#app/domain/orders/refunds/refunds.ts'

type RefundOfLetter = Refund & Pick<OrderRefund, 'state' | 'decidedAt' | 'document'>

/** The refund a email is about: `refund-1` is the first of the order. Throws when the order has no such refund. */
export function refundOfEmail(email: string, { refunds, number }: PlacedOrder): RefundOfLetter {
  const rank = Number(/^refund-(\d+)$/.exec(email)?.[1])
  const ofOrder = refunds.flatMap(({ refund, state, decidedAt, document }) =>
    refund ? [{ ...refund, state, decidedAt, document }] : [],
  )
  const found = ofOrder[rank - 1]
  if (!found) throw new Error(`Order ${number} has no email ${email}.`)
  return found
}
