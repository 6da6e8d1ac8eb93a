import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { StockLine } from './stock.ts'

/** `left`: pieces, 0 when sold out. */
type ShortLine = StockLine & { left: number }
type Reservation = { readonly ok: true } | { readonly ok: false; readonly short: readonly ShortLine[] }

/** Reserves all pieces, or none and returns the short lines. @throws RangeError unless whole and positive */
export async function reserveStock(
  transaction: Transaction,
  { orderId, lines, at }: { orderId: string; lines: readonly StockLine[]; at: Date },
): Promise<Reservation> {
  if (lines.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 1))
    throw new RangeError('A quantity to reserve is a whole number above zero.')
  const places = JSON.stringify(lines)
  // A statement of its own: the next one must see what others took while this one waited.
  await lockStock(transaction, lines)
  const { rows } = await transaction.execute<ShortLine>(sql`
    WITH wanted AS (
      SELECT identifier, variant, sum(quantity) AS quantity
      FROM jsonb_to_recordset(${places}::jsonb)
        AS line (identifier text, variant text, quantity bigint)
      GROUP BY identifier, variant
    ), short AS (
      SELECT identifier, variant, wanted.quantity, coalesce(stock.pieces, 0) AS "left"
      FROM wanted LEFT JOIN club.stock USING (identifier, variant)
      WHERE coalesce(stock.pieces, 0) < wanted.quantity
    ), taken AS (
      UPDATE club.stock SET pieces = stock.pieces - wanted.quantity
      FROM wanted
      WHERE (stock.identifier, stock.variant) = (wanted.identifier, wanted.variant)
        AND NOT EXISTS (SELECT FROM short)
      RETURNING stock.identifier, stock.variant, wanted.quantity
    ), noted AS (
      INSERT INTO club.stock_movements (identifier, variant, reason, quantity, order_id, at)
      SELECT identifier, variant, 'reservation', -quantity, ${orderId}::uuid, ${at.toISOString()}::timestamptz
      FROM taken ORDER BY identifier, variant
    )
    SELECT identifier, variant, quantity::double precision AS quantity, "left"
    FROM short ORDER BY identifier, variant`)
  return rows.length === 0 ? { ok: true } : { ok: false, short: rows }
}

/** Holds the stock of some pieces until the transaction ends, in the order of their keys. */
export async function lockStock(transaction: Transaction, lines: readonly StockLine[]): Promise<void> {
  await transaction.execute(sql`
    SELECT FROM club.stock
    WHERE (identifier, variant) IN (SELECT identifier, variant
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line (identifier text, variant text))
    ORDER BY identifier, variant
    FOR UPDATE`)
}

/** Releases what an order still has reserved, once however often it is called; returns what came back. */
export async function releaseStock(
  transaction: Transaction,
  { orderId, at }: { orderId: string; at: Date },
): Promise<StockLine[]> {
  // A statement of its own: the next one must see what was noted while this one waited.
  await transaction.execute(sql`
    SELECT FROM club.stock
    WHERE (identifier, variant) IN
      (SELECT identifier, variant FROM club.stock_movements WHERE order_id = ${orderId}::uuid)
    ORDER BY identifier, variant
    FOR UPDATE`)
  const { rows } = await transaction.execute<StockLine>(sql`
    WITH due AS (
      SELECT identifier, variant, -sum(quantity)::integer AS quantity
      FROM club.stock_movements
      WHERE order_id = ${orderId}::uuid
      GROUP BY identifier, variant
      HAVING sum(quantity) < 0
    ), given AS (
      UPDATE club.stock SET pieces = stock.pieces + due.quantity
      FROM due
      WHERE (stock.identifier, stock.variant) = (due.identifier, due.variant)
      RETURNING due.identifier, due.variant, due.quantity
    ), noted AS (
      INSERT INTO club.stock_movements (identifier, variant, reason, quantity, order_id, at)
      SELECT identifier, variant, 'release', quantity, ${orderId}::uuid, ${at.toISOString()}::timestamptz
      FROM given ORDER BY identifier, variant
    )
    SELECT identifier, variant, quantity FROM given ORDER BY identifier, variant`)
  return rows
}

/** Releases some pieces that an order has reserved, and no others of it. */
export async function releasePieces(
  transaction: Transaction,
  { orderId, line, at }: { orderId: string; line: StockLine; at: Date },
): Promise<void> {
  const { identifier, variant, quantity } = line
  await transaction.execute(sql`
    WITH given AS (
      UPDATE club.stock SET pieces = pieces + ${quantity}::integer
      WHERE (identifier, variant) = (${identifier}, ${variant})
      RETURNING identifier, variant
    )
    INSERT INTO club.stock_movements (identifier, variant, reason, quantity, order_id, at)
    SELECT identifier, variant, 'release', ${quantity}::integer, ${orderId}::uuid, ${at.toISOString()}::timestamptz
    FROM given`)
}

/** Puts pieces that a buyer brought back into the stock again, locking its rows in the order of their keys. */
export async function returnStock(
  transaction: Transaction,
  { orderId, lines, author, at }: { orderId: string; lines: readonly StockLine[]; author: string; at: Date },
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
