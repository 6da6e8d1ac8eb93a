import { and, asc, eq } from 'drizzle-orm'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { campCosts } from '#db/schema/index.ts'
import { auditCamp } from './author.server.ts'

export function listCosts(database: Pick<Database, 'select'>, camp: string) {
  return database.select().from(campCosts).where(eq(campCosts.camp, camp)).orderBy(asc(campCosts.at))
}

type Cost = {
  /** Of the form: one form is one cost. */
  readonly key: string
  readonly camp: string
  readonly label: string
  readonly cents: number
  readonly author: string
}

export function noteCost({ database, clock }: StoreServices, { author, ...cost }: Cost): Promise<void> {
  return database.transaction(async (transaction) => {
    const at = clock.now()
    const added = await transaction
      .insert(campCosts)
      .values({ ...cost, at })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) return
    const subject = { id: cost.camp, name: `Stage ${cost.camp}` }
    await auditCamp(transaction, { author, at, action: 'camp.cost', subject, details: { cents: cost.cents } })
  })
}

/** Takes off a cost that was typed wrongly; to correct one is to type it anew. */
export function removeCost(
  { database, clock }: StoreServices,
  { author, key, camp }: Pick<Cost, 'key' | 'camp' | 'author'>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const isThis = and(eq(campCosts.key, key), eq(campCosts.camp, camp))
    const [gone] = await transaction.delete(campCosts).where(isThis).returning()
    if (!gone) return
    const subject = { id: camp, name: `Stage ${camp}` }
    const details = { cents: -gone.cents }
    await auditCamp(transaction, { author, at: clock.now(), action: 'camp.cost', subject, details })
  })
}
