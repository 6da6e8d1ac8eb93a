import { disputeProblem } from '../payment/dispute.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { leftToReturn, refundsOf } from '../refunds/refunds.ts'

/** Whether something of an order is still to reach its buyer: neither refunded, nor taken back by their bank or about to be. */
export function isStillToGive(order: PlacedOrder): boolean {
  const isLost = [order, ...(order.balance?.orders ?? [])].some(({ lostCents }) => lostCents > 0)
  const isContested = isLost || disputeProblem(order) !== undefined
  return !isContested && order.money !== 'refunded' && leftToReturn(order, refundsOf(order)).length > 0
}
