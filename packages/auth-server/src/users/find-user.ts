import { and, eq, isNull } from 'drizzle-orm'
import type { AuthDatabase, UserRow } from '../database.ts'
import { users } from '../schema/index.ts'
import type { Identifier } from './identifier.ts'

export async function findUser(database: AuthDatabase, name: Identifier): Promise<UserRow | undefined> {
  const column = name.kind === 'email' ? users.email : users.phone
  const isCalled = and(eq(column, name.value), eq(users.isSsoUser, false), isNull(users.deletedAt))
  const [user] = await database.select().from(users).where(isCalled)
  return user
}

/** An account whose row stays this transaction's alone until it ends. */
export async function lockUser(transaction: AuthDatabase, id: string): Promise<UserRow | undefined> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  return user
}

export async function lockUserByIdentifier(
  transaction: AuthDatabase,
  name: Identifier,
): Promise<UserRow | undefined> {
  const column = name.kind === 'email' ? users.email : users.phone
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(column, name.value), eq(users.isSsoUser, false), isNull(users.deletedAt)))
    .for('update')
  return user
}
