import { eq } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { acceptedTexts } from '#db/schema/index.ts'

type HoursServices = { readonly database: Database; readonly clock: Clock }

const page = 'horaires'

/** Who said, and when, that the hours shown are the club's; undefined while nobody did. Later edits are the club's own. */
export async function readConfirmedHours({ database }: Pick<HoursServices, 'database'>) {
  const [row] = await database.select().from(acceptedTexts).where(eq(acceptedTexts.page, page))
  return row && { at: row.acceptedAt, by: row.by }
}

/** Notes that the hours shown are the club's; said twice, the first stays. */
export async function confirmHours(
  { database, clock }: HoursServices,
  actor: { readonly id: string; readonly name: string },
): Promise<void> {
  const at = clock.now()
  await database.transaction(async (transaction) => {
    const { rowCount } = await transaction
      .insert(acceptedTexts)
      .values({ page, digest: '', acceptedAt: at, by: actor.name })
      .onConflictDoNothing()
    const subject = { id: page, name: 'Horaires' }
    if (rowCount) await writeAuditLog(transaction, { at, actor, action: 'site.hours-confirmed', subject })
  })
}
