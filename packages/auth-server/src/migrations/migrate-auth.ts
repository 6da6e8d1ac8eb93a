import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pool, PoolClient } from 'pg'

/** The schema `auth` of this database belongs to a real Supabase Auth server: nothing was changed. */
export class HostedAuthSchemaError extends Error {
  override name = 'HostedAuthSchemaError'
}

/** A newer version has already changed the schema `auth`: nothing was changed. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'
}

const migrationLock = 7_301_955

/** Brings the schema `auth` up to date, all or nothing. */
export async function migrateAuth(pool: Pool, folder: string = ownFolder()): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    const applied = await applyMissing(client, folder, files)
    await client.query('COMMIT')
    return applied
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // After a failure the connection is closed, by which the database takes all of it back.
    client.release(failure)
  }
}

// By its name in the package: an application may bundle this file.
function ownFolder(): string {
  return dirname(fileURLToPath(import.meta.resolve('@allure/auth-server/migrations/0001_users')))
}

async function applyMissing(client: PoolClient, folder: string, files: string[]): Promise<string[]> {
  await refuseHosted(client)
  await client.query('CREATE SCHEMA IF NOT EXISTS auth')
  await client.query(
    `CREATE TABLE IF NOT EXISTS auth.allure_migrations (
       name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
  )
  const { rows } = await client.query<{ name: string }>('SELECT name FROM auth.allure_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  const unknown = rows.find(({ name }) => !files.includes(name))
  if (unknown)
    throw new NewerSchemaError(
      `The schema "auth" of this database belongs to a newer version (${unknown.name}): start that one.`,
    )
  const missing = files.filter((file) => !applied.has(file))
  for (const file of missing) {
    await client.query(await readFile(join(folder, file), 'utf8'))
    await client.query('INSERT INTO auth.allure_migrations (name) VALUES ($1)', [file])
  }
  return missing
}

async function refuseHosted(client: PoolClient): Promise<void> {
  const { rows } = await client.query(`SELECT to_regclass('auth.schema_migrations') AS hosted`)
  if (rows[0].hosted)
    throw new HostedAuthSchemaError(
      'The schema "auth" of this database belongs to a Supabase Auth server; the embedded one needs its own database.',
    )
}
