import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { StockLine } from './stock.ts'

type Returned = {
  readonly orderId: string
  readonly lines: readonly StockLine[]
  readonly author: string
  readonly at: Date
}

/** Puts pieces that a buyer brought back into the stock again, locking its rows in the order of their keys. */
export async function returnStock(
  transaction: Transaction,
  { orderId, lines, author, at }: Returned,
): Promise<void> {
  await transaction.execute(sql`
    WITH back AS (
      SELECT identifier, variant, sum(quantity)::integer AS quantity
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        AS line (identifier text, variant text, quantity integer)
      GROUP BY identifier, variant
    ), held AS (
      SELECT stock.identifier, stock.variant
      FROM club.stock JOIN back USING (identifier, variant)
      ORDER BY stock.identifier, stock.variant
      FOR UPDATE OF stock
    ), given AS (
      UPDATE club.stock SET pieces = stock.pieces + back.quantity
      FROM held JOIN back USING (identifier, variant)
      WHERE (stock.identifier, stock.variant) = (held.identifier, held.variant)
      RETURNING stock.identifier, stock.variant, back.quantity
    )
    INSERT INTO club.stock_movements (identifier, variant, reason, quantity, order_id, author, at)
    SELECT identifier, variant, 'return', quantity, ${orderId}::uuid, ${author}, ${at.toISOString()}::timestamptz
    FROM given ORDER BY identifier, variant`)
}
