import { and, eq, isNull } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { users } from '../schema/index.ts'
import type { AccountName } from './account-name.ts'
import type { UserRow } from './user-row.ts'

/** The account of an address or number, if any. */
export async function findUser(database: AuthDatabase, name: AccountName): Promise<UserRow | undefined> {
  const column = name.kind === 'email' ? users.email : users.phone
  const isCalled = and(eq(column, name.value), eq(users.isSsoUser, false), isNull(users.deletedAt))
  const [user] = await database.select().from(users).where(isCalled)
  return user
}
