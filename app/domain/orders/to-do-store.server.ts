import { sql } from 'drizzle-orm'
import type { OrdersToDo } from '#app/domain/shared/orders-to-do.ts'
import { ends } from './payment/dispute.ts'
import type { Dated } from './services.server.ts'

const day = 86_400_000

/** What the team has to do, or to know, about orders: a week of those that expired, a month of money lost, a day for the payment service to answer. */
export async function readOrdersToDo({ database, clock }: Dated): Promise<OrdersToDo> {
  const over = [...ends]
  const before = (days: number) =>
    sql`${new Date(clock.now().getTime() - days * day).toISOString()}::timestamptz`
  const { rows } = await database.execute<{ kind: keyof OrdersToDo; numbers: string[] }>(sql`
    WITH disputes AS (
      SELECT DISTINCT ON (facts ->> 'dispute') order_id, facts ->> 'status' AS status, at FROM club.order_events
      WHERE act = 'dispute' ORDER BY facts ->> 'dispute', id DESC)
    SELECT kind, array_agg(DISTINCT number ORDER BY number) AS numbers FROM (
      SELECT 'paid' AS kind, number FROM club.orders JOIN club.payments ON order_id = orders.id
        WHERE stage = 'placed' AND booking_id IS NULL AND outcome = 'settles' AND refunded_cents < received_cents
          AND NOT EXISTS (SELECT FROM disputes WHERE order_id = orders.id AND (status = 'lost' OR status NOT IN ${over}))
      UNION ALL SELECT 'expired', number FROM club.orders WHERE stage = 'expired' AND expires_at > ${before(7)}
      UNION ALL SELECT CASE state WHEN 'due' THEN 'due' WHEN 'failed' THEN 'refused' ELSE 'unanswered' END, number
        FROM club.orders JOIN club.refunds ON order_id = orders.id
        WHERE state IN ('due', 'failed') OR (state = 'requested' AND decided_at < ${before(1)})
      UNION ALL SELECT 'disputed', number FROM club.orders JOIN disputes ON order_id = orders.id WHERE status NOT IN ${over}
      UNION ALL SELECT 'lost', number FROM club.orders JOIN disputes ON order_id = orders.id
        WHERE status = 'lost' AND at > ${before(30)}
      UNION ALL SELECT 'unwritten', number FROM club.orders JOIN club.order_emails ON order_id = orders.id
        WHERE written_at IS NULL AND requested_at < ${before(1)}
      UNION ALL SELECT 'held', coalesce(number, payments.id) FROM club.payments LEFT JOIN club.orders ON order_id = orders.id
        WHERE outcome = 'held' AND refunded_cents < received_cents) AS waiting
    GROUP BY kind`)
  const none = {
    lost: [],
    unwritten: [],
    paid: [],
    expired: [],
    due: [],
    refused: [],
    unanswered: [],
    disputed: [],
    held: [],
  }
  return { ...none, ...Object.fromEntries(rows.map(({ kind, numbers }) => [kind, numbers])) }
}
