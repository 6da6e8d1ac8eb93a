import { sql } from 'drizzle-orm'
import type { Connection } from '#db/database.ts'

/** What an order is once acts were done to it; not when, nor by whom. */
export async function stateOfOrder(connection: Connection | undefined, number: string) {
  const { rows } = (await connection?.database.execute(sql`
    SELECT stage, received_on, carrier, tracking_number,
      (SELECT json_agg(state::text || quantity || to_variant ORDER BY rank) FROM club.order_exchanges WHERE order_id = orders.id) AS exchanges,
      (SELECT json_agg(line || variant || quantity || is_restocked) FROM club.order_returns WHERE order_id = orders.id) AS returns,
      (SELECT json_agg(act || coalesce(facts ->> 'cents', '') ORDER BY id) FROM club.order_events WHERE order_id = orders.id) AS events,
      (SELECT json_agg(kind ORDER BY rank) FROM club.documents WHERE order_id = orders.id) AS documents,
      (SELECT json_agg(email ORDER BY email) FROM club.order_emails WHERE order_id = orders.id) AS emails,
      (SELECT json_agg(state::text || cents) FROM club.refunds WHERE order_id = orders.id) AS refunds,
      (SELECT json_agg(refunded_cents) FROM club.payments WHERE order_id = orders.id) AS payments,
      (SELECT json_agg(reason::text || quantity ORDER BY id) FROM club.stock_movements WHERE order_id = orders.id) AS stock,
      (SELECT json_agg(action ORDER BY action) FROM club.audit_log WHERE subject_id = orders.id::text) AS audit
    FROM club.orders WHERE number = ${number}`)) ?? { rows: [] }
  return rows[0]
}
