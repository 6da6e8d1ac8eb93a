import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { openPool } from '@allure/auth-server/postgres'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type Connection = { database: Database; pool: Pool; close: () => Promise<void> }

export function connect(url: string, { onError }: { onError: (error: Error) => unknown }): Connection {
  const pool = openPool(url, { applicationName: 'allure', onError })
  return { database: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() }
}

/** The pool under a database that `connect` opened, for libraries that word their own statements. */
export function poolOf(database: Database): Pool {
  if ('$client' in database && database.$client instanceof Pool) return database.$client
  throw new Error('This database was not opened by connect().')
}
