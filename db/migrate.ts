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
/** Somebody else held the migration lock for too long: nothing was changed. */
class MigrationLockError extends Error {
  override name = 'MigrationLockError'
}

export const migrationLock = 7_301_954

// Ms: for the lock, and for the longest statement.
const longestWait = 60_000
const longestStatement = 10 * 60_000

/** Brings the schema `club` and the job queue up to date. Several instances may call it at once: they take turns. Throws within minutes when nothing answers any more. */
export async function migrate(url: string, migrationsFolder: string, wait = longestWait): Promise<void> {
  const pool = new Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 10_000,
    query_timeout: longestStatement,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await takeLock(client, wait)
    await refuseNewer(client, migrationsFolder)
    await applyMigrations(drizzle(client), { migrationsFolder })
    await migrateJobs({ pgPool: pool })
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock])
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // After a failure the connection is closed, and its lock with it: one that is silent would not answer an unlocking.
    client.release(failure)
    await pool.end()
  }
}

async function takeLock(client: PoolClient, wait: number): Promise<void> {
  try {
    const limit = {
      text: `SELECT set_config('lock_timeout', $1, false)`,
      values: [String(wait)],
      query_timeout: wait,
    }
    await client.query(limit)
    const lock = {
      text: 'SELECT pg_advisory_lock($1)',
      values: [migrationLock],
      query_timeout: wait + 5000,
    }
    await client.query(lock)
    await client.query('RESET lock_timeout')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '55P03')) throw error
    throw new MigrationLockError(
      `DATABASE_URL: another program has been migrating this database for ${wait / 1000} s, or hangs: end it (it holds the advisory lock ${migrationLock}), then start again.`,
    )
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
