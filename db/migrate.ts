import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as migrateJobs } from 'graphile-worker'
import { Pool } from 'pg'

/** Whoever changes tables holds it; whoever needs them to stay as they are shares it. */
export const migrationLock = 7_301_954

/** Brings the schema `club` and the job queue up to date. Several instances may call it at once: they take turns. */
export async function migrate(url: string, migrationsFolder: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle(client), { migrationsFolder })
    await migrateJobs({ pgPool: pool })
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock])
    client.release()
    await pool.end()
  }
}
