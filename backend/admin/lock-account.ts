import { and, eq, isNull } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { users } from '../schema/index.ts'
import { userNotFound } from '../users/user-response.ts'
import type { UserRow } from '../users/user-row.ts'

/** An account that nobody else changes until the transaction ends. `404 user_not_found`, also once it is deleted. */
export async function lockAccount(database: AuthDatabase, id: string): Promise<UserRow> {
  const isAlive = and(eq(users.id, id), isNull(users.deletedAt))
  const [user] = await database.select().from(users).where(isAlive).for('update')
  if (user) return user
  throw userNotFound()
}
