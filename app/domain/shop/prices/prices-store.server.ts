import { asc, eq, sql } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { priceChanges } from '#db/schema/index.ts'
import { productRows } from '../catalogue/catalogue-store.server.ts'
import { summaryOfRow } from '../product.ts'
import { changeToRecord, type PriceChange } from './prices.ts'

type PriceServices = {
  readonly database: Database
  readonly content: SiteContentReader
  readonly clock: Clock
}

/** Writes down prices that changed, without samples; safe to run concurrently. Returns how many changed. */
export async function recordPrices({ database, content, clock }: PriceServices): Promise<number> {
  const recordedAt = clock.now()
  const today = dayInParis(recordedAt)
  const products = (await productRows(content, today)).map(summaryOfRow).filter(({ isSample }) => !isSample)
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('price changes'))`)
    const histories = await readPriceHistories(transaction)
    const changes = products.flatMap((product) => {
      const { identifier } = product
      const past = (histories.get(identifier) ?? []).filter(({ on }) => on <= today)
      const change = changeToRecord(past, product, today)
      const rank = past.filter(({ on }) => on === today).length + 1
      return change ? [{ ...change, identifier, rank, recordedAt }] : []
    })
    if (changes.length > 0) await transaction.insert(priceChanges).values(changes)
    return changes.length
  })
}

/** What was asked for each product, by its identifier, in the order of time. */
export async function readPriceHistories(
  database: Pick<Database, 'select'>,
  identifier?: string,
): Promise<ReadonlyMap<string, readonly PriceChange[]>> {
  const rows = await database
    .select()
    .from(priceChanges)
    .where(identifier === undefined ? undefined : eq(priceChanges.identifier, identifier))
    .orderBy(asc(priceChanges.on), asc(priceChanges.rank))
  return Map.groupBy(rows, (row) => row.identifier)
}
