import type { PlacedOrder } from '../placed-order.ts'
import { leftToRefund, refundsOf } from '../refunds/refunds.ts'

/**
 * What ended a withdrawal. `refunded`: money was given back for it · `kept`: what is kept for worn pieces covers all of it ·
 * `nothing-left`: nothing of the order is left to give back, by the buyer's bank, a gesture or an earlier refund.
 */
export type WithdrawalEnd = {
  readonly kind: 'refunded' | 'kept' | 'nothing-left' | 'order-over'
  /** When it was decided; undefined when no answer of its own was. */
  readonly at?: Date
  readonly keptCents?: number
}

/** How a withdrawal ended; undefined while it waits for its answer. In SQL: `unansweredWithdrawals`. */
export function endOfWithdrawal(order: PlacedOrder, declaredAt: Date): WithdrawalEnd | undefined {
  const answer = order.refunds.find(
    ({ refund, decidedAt }) => refund && refund.reason !== 'gesture' && decidedAt >= declaredAt,
  )
  if (answer?.refund?.totalCents === 0)
    return { kind: 'kept', at: answer.decidedAt, keptCents: answer.refund.deductedCents }
  if (answer) return { kind: 'refunded', at: answer.decidedAt }
  if (order.stage === 'cancelled' || order.stage === 'expired') return { kind: 'order-over' }
  const isOnItsWay = order.refunds.some(({ refund, state }) => refund && state !== 'done')
  const isNothingLeft = order.money === 'refunded' || leftToRefund(order, refundsOf(order)) === 0
  return isNothingLeft && !isOnItsWay ? { kind: 'nothing-left' } : undefined
}

export function hasOpenWithdrawal(order: PlacedOrder): boolean {
  return order.withdrawals.some(({ declaredAt }) => !endOfWithdrawal(order, declaredAt))
}
