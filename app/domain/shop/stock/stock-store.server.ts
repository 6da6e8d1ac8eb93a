import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { authorSchema, noteSchema } from '#app/domain/shared/people/author.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { stock, stockMovements } from '#db/schema/index.ts'
import { productRows } from '../catalogue/catalogue-store.server.ts'
import { correctionProblem, type HandReason, movedMeanwhile, stockAuthorYears } from './stock.ts'

type StockServices = { readonly database: Database; readonly clock: Clock }
type StockPlace = { readonly identifier: string; readonly variant: string }

/** Counts in variants without a count, from their product's file; safe to run concurrently. Returns how many. */
export async function seedStock({
  database,
  clock,
  content,
}: StockServices & { readonly content: SiteContentReader }): Promise<number> {
  const at = clock.now()
  const variants = (await productRows(content, dayInParis(at))).flatMap(({ identifier, inventory }) =>
    inventory.map(({ id, stock: pieces }) => ({ identifier, variant: id, pieces })),
  )
  const { rows } = await database.execute(sql`
    WITH added AS (
      INSERT INTO club.stock (identifier, variant, pieces)
      SELECT identifier, variant, pieces
      FROM jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
        AS entry (identifier text, variant text, pieces integer)
      ORDER BY identifier, variant
      ON CONFLICT DO NOTHING
      RETURNING identifier, variant, pieces
    ), noted AS (
      INSERT INTO club.stock_movements (identifier, variant, reason, quantity, at)
      SELECT identifier, variant, 'entry', pieces, ${at.toISOString()}::timestamptz
      FROM added WHERE pieces > 0 ORDER BY identifier, variant
    )
    SELECT FROM added`)
  return rows.length
}

type StockCorrection = StockPlace & {
  readonly reason: HandReason
  /** Pieces to add (below zero: to take away), or how many there shall be left to order. */
  readonly pieces: { readonly by: number } | { readonly to: number }
  readonly author: string
  /** Who the audit log names; a command has none. */
  readonly actor?: { readonly id: string; readonly name: string } | undefined
  readonly note?: string | undefined
  /** Of the press: sent twice, it is done once. */
  readonly key?: string | undefined
  /** The pieces that were left when a count began; others now are a reason to count again. */
  readonly seen?: number | undefined
  readonly orderId?: string | undefined
}

/** `pieces`: how many are left now. The message says, in French, why nothing was changed. */
type StockCorrected =
  | { readonly ok: true; readonly pieces: number }
  | { readonly ok: false; readonly message: string }

/** Changes the stock of a variant by hand and notes who did it and why. */
export async function correctStock(
  { database, clock }: { readonly database: Pick<Database, 'transaction'>; readonly clock: Clock },
  { identifier, variant, reason, pieces: wish, orderId, key, seen, actor, ...signed }: StockCorrection,
): Promise<StockCorrected> {
  const author = authorSchema.parse(signed.author)
  const note = noteSchema.parse(signed.note)
  const isPlace = and(eq(stock.identifier, identifier), eq(stock.variant, variant))
  return database.transaction(async (transaction) => {
    const [held] = await transaction.select().from(stock).where(isPlace).for('update')
    if (!held) return { ok: false, message: 'Cette variante n’a pas encore été comptée.' }
    if (key !== undefined && (await isNoted(transaction, key))) return { ok: true, pieces: held.pieces }
    if (seen !== undefined && seen !== held.pieces)
      return { ok: false, message: movedMeanwhile(seen, held.pieces) }
    const quantity = 'by' in wish ? wish.by : wish.to - held.pieces
    const problem = correctionProblem(reason, quantity, held.pieces)
    if (problem !== undefined) return { ok: false, message: problem }
    const pieces = held.pieces + quantity
    await transaction.update(stock).set({ pieces }).where(isPlace)
    const movement = { identifier, variant, reason, quantity, orderId, key, author, note, at: clock.now() }
    await transaction.insert(stockMovements).values(movement)
    if (actor) await auditStock(transaction, { ...movement, actor })
    return { ok: true, pieces }
  })
}

type Noted = StockPlace & {
  quantity: number
  at: Date
  actor: { readonly id: string; readonly name: string }
}

function auditStock(
  transaction: Pick<Database, 'insert'>,
  { identifier, variant, quantity, at, actor }: Noted,
): Promise<void> {
  const name = `${identifier}, ${variant}\u00A0: ${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}`
  return writeAuditLog(transaction, { at, actor, action: 'stock.changed', subject: { id: identifier, name } })
}

async function isNoted(transaction: Pick<Database, '$count'>, key: string): Promise<boolean> {
  return (await transaction.$count(stockMovements, eq(stockMovements.key, key))) > 0
}

/** Pieces left to order of each variant, by the product's identifier, then the variant's id. */
export async function readPiecesLeft(
  database: Pick<Database, 'select'>,
  identifier?: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows = await database
    .select()
    .from(stock)
    .where(identifier === undefined ? undefined : eq(stock.identifier, identifier))
  const byProduct = Map.groupBy(rows, (row) => row.identifier)
  return new Map(
    [...byProduct].map(([product, own]) => [
      product,
      new Map(own.map(({ variant, pieces }) => [variant, pieces])),
    ]),
  )
}

export async function listStockMovements(
  database: Pick<Database, 'select'>,
  { identifier, variant }: StockPlace,
  most = 100,
) {
  return database
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.identifier, identifier), eq(stockMovements.variant, variant)))
    .orderBy(desc(stockMovements.id))
    .limit(most)
}

export async function stockMovementsOfPerson(database: Database, { userId }: { userId: string }) {
  return database.select().from(stockMovements).where(eq(stockMovements.author, userId))
}

/** Removes authors and notes from stock movements after three years; returns how many. */
export async function purgeStockAuthors({ database, clock }: StockServices): Promise<number> {
  const end = yearsBefore(new Date(clock.now().getTime() - 86_400_000), stockAuthorYears)
  const forgotten = await database
    .update(stockMovements)
    .set({ author: null, note: null })
    .where(
      and(lt(stockMovements.at, end), or(isNotNull(stockMovements.author), isNotNull(stockMovements.note))),
    )
    .returning({ id: stockMovements.id })
  return forgotten.length
}
