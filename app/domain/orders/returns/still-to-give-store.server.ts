import { sql } from 'drizzle-orm'
import { ends } from '../payment/dispute.ts'

/** `isStillToGive` for a query over `orders`; those of which nothing is are few, and looked up once. */
export const stillToGive = sql`orders.id NOT IN (
  SELECT order_id FROM club.payments
    WHERE outcome = 'settles' AND refunded_cents >= received_cents AND order_id IS NOT NULL
  UNION ALL SELECT order_id FROM (
    SELECT order_id, sum((part ->> 'quantity')::integer) AS pieces
    FROM club.refunds, jsonb_array_elements(refund -> 'lines') AS part WHERE order_id IS NOT NULL GROUP BY order_id) AS given
    WHERE pieces >= (SELECT sum(quantity) FROM club.order_lines AS line WHERE line.order_id = given.order_id)
  UNION ALL SELECT coalesce(contested.balance_of, order_id) FROM (
    SELECT DISTINCT ON (facts ->> 'dispute') order_id, facts ->> 'status' AS status FROM club.order_events
    WHERE act = 'dispute' ORDER BY facts ->> 'dispute', id DESC) AS disputes
    JOIN club.orders AS contested ON contested.id = order_id
    WHERE status = 'lost' OR status NOT IN ${[...ends]})`
