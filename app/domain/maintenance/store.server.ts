import { sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database, Transaction } from '#db/database.ts'
import { maintenance } from '#db/schema/index.ts'
import { usualMessage, type Maintenance } from './rules.ts'

export const maintenanceChannel = 'maintenance_changed'

type MaintenanceServices = { database: Database; clock: Clock }
type Actor = { readonly id: string; readonly name: string }

/** What a coach closed the site with; undefined while it is open. */
export async function readMaintenance(database: Pick<Database, 'select'>): Promise<Maintenance | undefined> {
  const [row] = await database.select().from(maintenance)
  return row && { message: row.message, since: row.since, by: row.by, isForced: false }
}

/** Closes the site to visitors, or changes what they read; the first to close it stays named. */
export async function startMaintenance(
  { database, clock }: MaintenanceServices,
  { actor, message = usualMessage }: { readonly actor: Actor; readonly message?: string | undefined },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const at = clock.now()
    await transaction
      .insert(maintenance)
      .values({ message, since: at, by: actor.name })
      .onConflictDoUpdate({ target: maintenance.id, set: { message } })
    await writeAuditLog(transaction, { at, actor, action: 'site.closed', details: { message } })
    await notify(transaction)
  })
}

/** Opens the site again; says whether it was closed. */
export async function endMaintenance(
  { database, clock }: MaintenanceServices,
  actor: Actor,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const ended = await transaction.delete(maintenance).returning({ id: maintenance.id })
    if (ended.length === 0) return false
    await writeAuditLog(transaction, { at: clock.now(), actor, action: 'site.opened' })
    await notify(transaction)
    return true
  })
}

async function notify(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`SELECT pg_notify(${maintenanceChannel}, '')`)
}
