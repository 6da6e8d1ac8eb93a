import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { orders, orderWithdrawals } from '#db/schema/index.ts'
import { requestNextEmail } from '../emails-store.server.ts'
import { lockOrder, noteEvent } from '../lock-store.server.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { endOfWithdrawal } from './answered.ts'
import { readOrderNumber } from './withdrawal.ts'

type Declared = {
  readonly declarationId: string
  readonly contract: string
  readonly email: string
  readonly declaredAt: Date
}

/** Ties a withdrawal to the order it names if the email is its buyer's or guardian's; silent otherwise. */
export async function linkWithdrawal(
  transaction: Transaction,
  { declarationId, contract, email, declaredAt }: Declared,
): Promise<void> {
  const number = readOrderNumber(contract)
  if (number === undefined) return
  const address = email.trim().toLowerCase()
  const isBuyer = sql`${address} IN (lower(${orders.email}), lower(${orders.guardian} ->> 'email'))`
  // Who names the order that paid a balance withdraws from the one whose pieces it paid.
  const named = sql`(SELECT coalesce(balance_of, id) FROM club.orders WHERE number = ${number})`
  const order = await lockOrder(transaction, and(eq(orders.id, named), isBuyer))
  if (!order) return
  await transaction
    .insert(orderWithdrawals)
    .values({ declarationId, orderId: order.id, declaredAt })
    .onConflictDoNothing()
  await noteEvent(transaction, order.id, { act: 'withdraw', at: declaredAt, actor: 'customer' })
  await tellIfOver(transaction, { ...order, withdrawals: [{ declarationId, declaredAt }] }, declaredAt)
}

/** Tells the buyer when a withdrawal has nothing left to wait for: the bank gave the money back, or the club had. */
export async function tellIfOver(transaction: Transaction, order: PlacedOrder, at: Date): Promise<void> {
  const isOver = order.withdrawals.some(
    ({ declaredAt }) => endOfWithdrawal(order, declaredAt)?.kind === 'nothing-left',
  )
  if (isOver) await requestNextEmail(transaction, order.id, 'withdrawal-over', { why: 'nothing-left' }, at)
}

const givenOrKept = sql`(
  SELECT coalesce(sum((refund ->> 'goodsCents')::integer + (refund ->> 'deliveryCents')::integer), 0)
  FROM club.refunds WHERE refunds.order_id = live.id AND refund IS NOT NULL)`

const takenByBank = sql`(
  SELECT coalesce(sum(cents) FILTER (WHERE status = 'lost'), 0) FROM (
    SELECT DISTINCT ON (facts ->> 'dispute') facts ->> 'status' AS status, (facts ->> 'cents')::integer AS cents
    FROM club.order_events WHERE order_events.order_id = live.id AND act = 'dispute'
    ORDER BY facts ->> 'dispute', id DESC) AS disputes)`

/** Withdrawals that wait for an answer: `order_id`, `declared_at`. The same as `endOfWithdrawal` in `answered.ts`. */
export const unansweredWithdrawals = sql`(
  SELECT declared.order_id, declared.declared_at FROM club.order_withdrawals AS declared
  JOIN club.orders AS live ON live.id = declared.order_id AND live.stage NOT IN ('cancelled', 'expired')
  LEFT JOIN club.payments AS settling ON settling.order_id = live.id AND settling.outcome = 'settles'
  WHERE (settling.id IS NULL OR settling.refunded_cents < settling.received_cents) AND NOT EXISTS (
    SELECT FROM club.refunds AS answer WHERE answer.order_id = declared.order_id
      AND answer.decided_at >= declared.declared_at AND answer.refund ->> 'reason' <> 'gesture')
    AND (EXISTS (SELECT FROM club.refunds AS under_way
        WHERE under_way.order_id = live.id AND under_way.refund IS NOT NULL AND under_way.state <> 'done')
      OR live.total_cents > ${givenOrKept} + ${takenByBank}))`
