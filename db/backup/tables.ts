import type { Client } from 'pg'

export type Table = { schema: string; name: string; columns: string[] }

export type Sequence = { schema: string; name: string; value: string; isCalled: boolean }

/** What the schemas were migrated to: the last migration of `club`, and those of `auth` where it is ours. */
export type SchemaVersion = { club: number; auth: string[] | null }

// Migrating makes the list of migrations again, and Strava’s data may not be kept for months. A table of our schemas that
// is none of these is in the backup.
const ours = `n.nspname IN ('club', 'auth') AND to_regclass(n.nspname || '.schema_migrations') IS NULL
  AND c.relname <> 'allure_migrations' AND c.relname NOT LIKE 'strava\\_%'`

/** Our tables, each after those that its foreign keys name. Generated columns are left out. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { id: string }>(`
    SELECT c.oid::text AS id, n.nspname AS schema, c.relname AS name,
      array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND ${ours} GROUP BY c.oid, n.nspname, c.relname ORDER BY n.nspname, c.relname`)
  const { rows: keys } = await client.query<{ from: string; to: string }>(
    `SELECT conrelid::text AS from, confrelid::text AS to FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`,
  )
  const ordered: typeof tables = []
  let waiting = tables
  while (waiting.length > 0) {
    const isWaiting = new Set(waiting.map(({ id }) => id))
    const free = waiting.filter(({ id }) => !keys.some(({ from, to }) => from === id && isWaiting.has(to)))
    if (free.length === 0)
      throw new Error(`Foreign keys go round: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return ordered.map(({ schema, name, columns }) => ({ schema, name, columns }))
}

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    SELECT n.nspname AS schema, c.relname AS name, s.last_value IS NOT NULL AS "isCalled",
      coalesce(s.last_value, s.start_value)::text AS value
    FROM pg_sequences s JOIN pg_namespace n ON n.nspname = s.schemaname
    JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = s.sequencename WHERE ${ours}`)
  return rows
}

export async function readVersion(client: Client): Promise<SchemaVersion> {
  const { rows } = await client.query<{ club: string }>(
    'SELECT max(created_at)::text AS club FROM drizzle.__drizzle_migrations',
  )
  const { rows: own } = await client.query(`SELECT to_regclass('auth.allure_migrations') AS auth`)
  if (!own[0].auth) return { club: Number(rows[0]?.club), auth: null }
  const { rows: auth } = await client.query<{ name: string }>(
    'SELECT name FROM auth.allure_migrations ORDER BY name',
  )
  return { club: Number(rows[0]?.club), auth: auth.map(({ name }) => name) }
}
