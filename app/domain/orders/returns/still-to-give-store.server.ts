import { sql } from 'drizzle-orm'
import { ends } from '../payment/dispute.ts'

/** `isStillToGive` for a query over `orders`. */
export const stillToGive = sql`(
  EXISTS (SELECT FROM club.order_lines AS line WHERE line.order_id = orders.id AND line.quantity > coalesce((
    SELECT sum((part ->> 'quantity')::integer) FROM club.refunds, jsonb_array_elements(refund -> 'lines') AS part
    WHERE refunds.order_id = orders.id AND part ->> 'id' = line.rank::text), 0))
  AND NOT EXISTS (SELECT FROM club.payments AS settling WHERE settling.order_id = orders.id
    AND settling.outcome = 'settles' AND settling.refunded_cents >= settling.received_cents)
  AND NOT EXISTS (SELECT FROM (
    SELECT DISTINCT ON (facts ->> 'dispute') facts ->> 'status' AS status FROM club.order_events
    WHERE order_events.order_id = orders.id AND act = 'dispute' ORDER BY facts ->> 'dispute', id DESC) AS disputes
    WHERE status = 'lost' OR status NOT IN ${[...ends]}))`
