import { usualMessage, type Maintenance } from '#app/domain/maintenance/rules.ts'
import { readMaintenance } from '#app/domain/maintenance/store.server.ts'
import type { Database } from '#db/database.ts'

export { maintenanceChannel } from '#app/domain/maintenance/store.server.ts'

export type MaintenanceInForce = {
  current: () => Maintenance | undefined
  reload: () => Promise<boolean>
}

/** Whether the site is closed, by the machine's settings or by a coach; read again when somebody changed it. */
export async function openMaintenance(database: Database, isForced: boolean): Promise<MaintenanceInForce> {
  const read = async () => (isForced ? { message: usualMessage, isForced } : readMaintenance(database))
  let now = await read()
  return {
    current: () => now,
    async reload() {
      const before = now
      now = await read()
      return now?.message !== before?.message
    },
  }
}
