import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>

export type Connection = { database: Database; pool: pg.Pool; close: () => Promise<void> }

/** Opens a pool on PostgreSQL. The caller closes it. */
export function connect(url: string, { onError }: { onError: (error: Error) => void }): Connection {
  const pool = new pg.Pool({ connectionString: url, max: 10, application_name: 'allure' })
  pool.on('error', onError)
  return { database: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() }
}
