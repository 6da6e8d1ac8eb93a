import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as migrateJobs } from 'graphile-worker'
import { Pool, type PoolClient } from 'pg'

/** A newer version of the site has already changed the database: nothing was changed. */
class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'
}

/** Whoever changes tables holds it; whoever needs them to stay as they are shares it. */
export const migrationLock = 7_301_954

/** Brings the schema `club` and the job queue up to date. Several instances may call it at once: they take turns. */
export async function migrate(url: string, migrationsFolder: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await refuseNewer(client, migrationsFolder)
    await applyMigrations(drizzle(client), { migrationsFolder })
    await migrateJobs({ pgPool: pool })
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock])
    client.release()
    await pool.end()
  }
}

async function refuseNewer(client: PoolClient, migrationsFolder: string): Promise<void> {
  const { rows: known } = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`)
  if (!known[0].name) return
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  const { rows } = await client.query('SELECT FROM drizzle.__drizzle_migrations WHERE created_at > $1', [
    newest,
  ])
  if (rows.length > 0)
    throw new NewerSchemaError(
      'The database belongs to a newer version of the site: start that one, or restore a copy of before.',
    )
}
