import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type Connection = { database: Database; pool: Pool; close: () => Promise<void> }

export function connect(url: string, { onError }: { onError: (error: Error) => unknown }): Connection {
  const pool = new Pool({ connectionString: url, max: 10, application_name: 'allure' })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return { database: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() }
}
