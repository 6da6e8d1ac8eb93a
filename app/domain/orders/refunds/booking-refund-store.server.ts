import type { Transaction } from '#db/database.ts'
import { writeStep } from '../acts-store.server.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { writeRefund } from './refund-store.server.ts'
import { leftToRefund, refundsOf } from './refunds.ts'

type By = {
  /** Of the team; undefined when its buyer asks for it. */
  readonly author: string | undefined
  readonly at: Date
}

/** Gives back a part of what an order of a booking paid, the rest is kept by its scale; the order is held by the caller. */
export async function refundKeptBooking(
  transaction: Transaction,
  order: PlacedOrder,
  totalCents: number,
  by: By,
): Promise<void> {
  const left = leftToRefund(order, refundsOf(order))
  await refund(transaction, order, { goodsCents: left, totalCents }, by)
}

/** Gives back a part, nothing of the rest is decided: others of the booking still come. */
export function refundPartOfBooking(
  transaction: Transaction,
  order: PlacedOrder,
  totalCents: number,
  by: By,
): Promise<void> {
  return refund(transaction, order, { goodsCents: totalCents, totalCents }, by)
}

type Sums = { readonly goodsCents: number; readonly totalCents: number }

function refund(transaction: Transaction, order: PlacedOrder, sums: Sums, by: By): Promise<void> {
  const deductedCents = sums.goodsCents - sums.totalCents
  const said = { reason: 'cancellation' as const, lines: [], ...sums, deliveryCents: 0, deductedCents }
  return writeRefund(transaction, order, said, { ...by, isAskedByBuyer: by.author === undefined })
}

/** An order that will not be paid any more, with its booking; held by the caller. */
export function abandonHeldOrder(transaction: Transaction, order: PlacedOrder, at: Date): Promise<void> {
  return writeStep(transaction, order, { act: 'abandon', actor: 'customer', stage: 'cancelled', at })
}
