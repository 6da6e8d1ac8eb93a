import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import * as schema from './schema/index.ts'

/** The schema `auth`, in or out of a transaction. */
export type AuthDatabase = PgDatabase<NodePgQueryResultHKT, typeof schema>

export function authDatabase(pool: Pool): NodePgDatabase<typeof schema> {
  return drizzle(pool, { schema, casing: 'snake_case' })
}
