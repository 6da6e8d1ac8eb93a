import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { stock, stockMovements } from '#db/schema/index.ts'
import { productRows } from '../catalogue/catalogue-store.server.ts'
import { mostStock } from './stock.ts'

export type StockRow = typeof stock.$inferSelect

/** Pieces and alert of each variant that is counted; of one product when it is named. */
export async function readStock(
  database: Pick<Database, 'select'>,
  identifier?: string,
): Promise<StockRow[]> {
  return database
    .select()
    .from(stock)
    .where(identifier === undefined ? undefined : eq(stock.identifier, identifier))
    .orderBy(asc(stock.identifier), asc(stock.variant))
}

type ShopServices = {
  readonly database: Pick<Database, 'select'>
  readonly content: SiteContentReader
  readonly clock: Clock
}

type LowProduct = {
  readonly identifier: string
  readonly name: string
  readonly variants: readonly StockRow[]
}

/** The products of the shop with variants at their alert or below, and which. */
export async function listLowProducts({ database, content, clock }: ShopServices): Promise<LowProduct[]> {
  const [rows, low] = await Promise.all([
    productRows(content, dayInParis(clock.now())),
    listLowStock(database),
  ])
  return rows
    .map(({ identifier, name, inventory }) => {
      const isOwn = (row: StockRow) =>
        row.identifier === identifier && inventory.some(({ id }) => id === row.variant)
      return { identifier, name, variants: low.filter(isOwn) }
    })
    .filter(({ variants }) => variants.length > 0)
}

/** Variants with as many pieces as their alert, or fewer. */
async function listLowStock(database: Pick<Database, 'select'>): Promise<StockRow[]> {
  return database.select().from(stock).where(lte(stock.pieces, stock.alertAt)).orderBy(asc(stock.identifier))
}

type Alert = {
  readonly identifier: string
  readonly variant: string
  readonly alertAt: number
  /** The number its author had read; another one since, and nothing changes. */
  readonly seen?: number | undefined
  readonly actor: { readonly id: string; readonly name: string }
}

/** Says from how many pieces left the club is told; false for a variant that is not counted, or another number. */
export async function setStockAlert(
  { database, clock }: StoreServices,
  { identifier, variant, alertAt, seen, actor }: Alert,
): Promise<boolean | 'changed-since'> {
  if (!Number.isSafeInteger(alertAt) || alertAt < 0 || alertAt > mostStock) return false
  const isPlace = and(eq(stock.identifier, identifier), eq(stock.variant, variant))
  return database.transaction(async (transaction) => {
    const [known] = await transaction.select().from(stock).where(isPlace).for('update')
    const isStale = known && seen !== undefined && known.alertAt !== seen && known.alertAt !== alertAt
    if (isStale) return 'changed-since'
    const changed = await transaction
      .update(stock)
      .set({ alertAt })
      .where(isPlace)
      .returning({ variant: stock.variant })
    const name = `${identifier}, ${variant}\u00A0: ${alertAt}`
    const line = {
      at: clock.now(),
      actor,
      action: 'stock.alert-changed',
      subject: { id: identifier, name },
    } as const
    if (changed.length > 0) await writeAuditLog(transaction, line)
    return changed.length > 0
  })
}

/** What happened to the stock of a product, the newest first. */
export async function listProductMovements(
  database: Pick<Database, 'select'>,
  identifier: string,
  most = 50,
) {
  return database
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.identifier, identifier))
    .orderBy(desc(stockMovements.id))
    .limit(most)
}
