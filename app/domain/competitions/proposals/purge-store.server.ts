import { and, eq, lt } from 'drizzle-orm'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { competitions } from '#db/schema/index.ts'

/** Removes proposals a year after they were refused; says how many. */
export async function purgeProposals({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}): Promise<number> {
  const end = yearsBefore(clock.now(), 1)
  const removed = await database
    .delete(competitions)
    .where(and(eq(competitions.status, 'refused'), lt(competitions.updatedAt, end)))
    .returning({ id: competitions.id })
  return removed.length
}
