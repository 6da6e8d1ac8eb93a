import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Wait } from '#app/domain/places/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { campWaits } from '#db/schema/index.ts'

const secretForm = /^[\w-]{32}$/

/** How many places of a camp wait for the answer of whoever knows this secret. */
export async function placesOffered(
  { database, clock }: StoreServices,
  path: string,
  secret: string,
): Promise<number> {
  const isTheirs = and(
    eq(campWaits.secret, secret),
    eq(campWaits.path, path),
    eq(campWaits.state, 'offered'),
    gt(campWaits.offeredUntil, clock.now()),
  )
  const [wait] = await database.select({ places: campWaits.places }).from(campWaits).where(isTheirs)
  return wait?.places ?? 0
}

export type WaitView = Wait & { readonly position: number }

/** A wait, with how many stand at its place or before it; undefined for words that are no secret of ours. */
export async function findWait(
  database: Pick<Database, 'select' | '$count'>,
  secret: string,
): Promise<WaitView | undefined> {
  if (!secretForm.test(secret)) return undefined
  const [wait] = await database.select().from(campWaits).where(eq(campWaits.secret, secret))
  if (!wait) return undefined
  return { ...wait, position: (await countWaiting(database, wait)) + 1 }
}

type InList = Pick<Wait, 'camp' | 'waitsFor'> & { rank?: number }

/** How many stand in a list of a camp, or before a rank of it. */
export function countWaiting(
  database: Pick<Database, '$count'>,
  { camp, waitsFor, rank }: InList,
): Promise<number> {
  const isInList = and(
    eq(campWaits.camp, camp),
    eq(campWaits.waitsFor, waitsFor),
    inArray(campWaits.state, ['waiting', 'offered']),
    rank === undefined ? undefined : lt(campWaits.rank, rank),
  )
  return database.$count(campWaits, isInList)
}

/** Everybody who waits, waited or was offered a place of a camp, the first first. */
export function listWaits(database: Pick<Database, 'select'>, camp: string): Promise<Wait[]> {
  const isLive = sql`${campWaits.state} IN ('waiting', 'offered')`
  return database
    .select()
    .from(campWaits)
    .where(eq(campWaits.camp, camp))
    .orderBy(sql`${isLive} DESC`, asc(campWaits.rank), asc(campWaits.joinedAt))
}
