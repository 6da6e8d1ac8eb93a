import { type NodePgQueryResultHKT, type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import * as schema from './schema/index.ts'
import { sessions, type users, type identities, type mfaFactors } from './schema/index.ts'

export type AuthDatabase = PgDatabase<NodePgQueryResultHKT, typeof schema>

export function authDatabase(pool: Pool): NodePgDatabase<typeof schema> {
  return drizzle(pool, { schema, casing: 'snake_case' })
}

export type UserRow = typeof users.$inferSelect

export type IdentityRow = typeof identities.$inferSelect

export type FactorRow = typeof mfaFactors.$inferSelect

export type SessionRow = typeof sessions.$inferSelect
