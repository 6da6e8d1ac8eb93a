import { and, eq, isNull } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { users } from '../schema/index.ts'
import type { AccountName } from './account-name.ts'
import type { UserRow } from './user-row.ts'

/** An account whose row stays this transaction's alone until it ends. */
export async function lockUser(transaction: AuthDatabase, id: string): Promise<UserRow | undefined> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  return user
}

/** The same, found by its address or number. */
export async function lockNamedUser(
  transaction: AuthDatabase,
  name: AccountName,
): Promise<UserRow | undefined> {
  const column = name.kind === 'email' ? users.email : users.phone
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(column, name.value), eq(users.isSsoUser, false), isNull(users.deletedAt)))
    .for('update')
  return user
}
