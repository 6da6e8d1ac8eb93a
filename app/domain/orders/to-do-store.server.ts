import { sql } from 'drizzle-orm'
import type { OrderToDo } from '#app/domain/shared/order-to-do.ts'
import { isPaidWhole } from './collective/balance-store.server.ts'
import { isNotAwaited } from './office/order-list-store.server.ts'
import { ends } from './payment/dispute.ts'
import { stillToGive } from './returns/still-to-give-store.server.ts'
import type { Dated } from './services.server.ts'
import { unansweredWithdrawals } from './withdrawal/withdrawal-store.server.ts'

const day = 86_400_000

/** What waits for the team about orders, oldest first, `most` of a kind; money lost for a month, cards never paid for three days. */
export async function readOrdersToDo({ database, clock }: Dated, most = 20): Promise<OrderToDo[]> {
  const over = [...ends]
  const before = (days: number) =>
    sql`${new Date(clock.now().getTime() - days * day).toISOString()}::timestamptz`
  const { rows } = await database.execute<Omit<OrderToDo, 'since'> & { since: string }>(sql`
    WITH disputes AS (
      SELECT DISTINCT ON (facts ->> 'dispute') order_id, facts ->> 'status' AS status, at FROM club.order_events
      WHERE act = 'dispute' ORDER BY facts ->> 'dispute', id DESC),
    waiting AS (
      SELECT CASE WHEN stage = 'ready' THEN 'to-hand-over' WHEN stage = 'placed' THEN 'to-prepare'
          WHEN delivery = 'pickup' THEN 'to-make-ready' ELSE 'to-send' END AS kind, orders.id AS order_id,
          greatest(placed_at, received_at) AS since
        FROM club.orders LEFT JOIN club.payments ON payments.order_id = orders.id AND outcome = 'settles'
        WHERE stage IN ('placed', 'preparing', 'ready') AND delivery <> 'none' AND ${isNotAwaited} AND ${isPaidWhole}
          AND (received_cents IS NOT NULL OR orders.payment_method = 'on_site') AND ${stillToGive}
      UNION ALL SELECT 'to-collect', orders.id, placed_at
        FROM club.orders LEFT JOIN club.payments ON payments.order_id = orders.id AND outcome = 'settles'
        WHERE stage IN ('placed', 'preparing') AND orders.payment_method = 'transfer' AND received_cents IS NULL
      UNION ALL SELECT 'balance-late', orders.id, balance_on::timestamp AT TIME ZONE 'Europe/Paris'
        FROM club.collective_members AS member JOIN club.orders ON orders.id = member.order_id
        WHERE reminded_at IS NOT NULL AND stage IN ('placed', 'preparing', 'ready') AND NOT ${isPaidWhole}
      UNION ALL SELECT CASE state WHEN 'due' THEN 'due' WHEN 'failed' THEN 'refused' ELSE 'unanswered' END, order_id, decided_at
        FROM club.refunds WHERE order_id IS NOT NULL
          AND (state IN ('due', 'failed') OR (state = 'requested' AND decided_at < ${before(1)}))
      UNION ALL SELECT 'disputed', order_id, at FROM disputes WHERE status NOT IN ${over}
      UNION ALL SELECT 'lost', order_id, at FROM disputes WHERE status = 'lost' AND at > ${before(30)}
      UNION ALL SELECT 'expired', expired.id, event.at FROM club.orders AS expired
        JOIN club.order_events AS event ON event.order_id = expired.id AND act = 'expire' AND event.at > ${before(3)}
        WHERE stage = 'expired' AND payment_method = 'card' AND NOT EXISTS (
          SELECT FROM club.orders AS again WHERE again.email = expired.email AND again.placed_at > expired.placed_at)
      UNION ALL SELECT 'unwritten', order_id, requested_at FROM club.order_emails
        WHERE written_at IS NULL AND requested_at < ${before(1)}
      UNION ALL SELECT 'withdrawn', order_id, declared_at FROM ${unansweredWithdrawals} AS unanswered),
    named AS (
      SELECT kind, number, trim(first_name || ' ' || last_name) AS name, min(since) AS since
        FROM waiting JOIN club.orders ON orders.id = order_id GROUP BY kind, number, first_name, last_name
      UNION ALL SELECT 'held', coalesce(number, payments.id), coalesce(trim(first_name || ' ' || last_name), ''), received_at
        FROM club.payments LEFT JOIN club.orders ON order_id = orders.id
        WHERE outcome = 'held' AND refunded_cents < received_cents)
    SELECT kind, number, name, since, total FROM (
      SELECT *, count(*) OVER (PARTITION BY kind)::integer AS total,
        row_number() OVER (PARTITION BY kind ORDER BY since, number) AS place FROM named) AS placed
    WHERE place <= ${most} ORDER BY kind, place`)
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}
