import { asc, eq } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { identities, mfaFactors, users } from '../schema/index.ts'
import type { UserParts } from './user-json.ts'
import type { UserRow } from './user-row.ts'

/** An account with its identities and factors, oldest first. */
export async function readUserParts(database: AuthDatabase, userId: string): Promise<UserParts | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  return user && readPartsOf(database, user)
}

/** The same, of an account that was read already. */
export async function readPartsOf(database: AuthDatabase, user: UserRow): Promise<UserParts> {
  const identityRows = await database
    .select()
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(asc(identities.createdAt))
  const factorRows = await database
    .select()
    .from(mfaFactors)
    .where(eq(mfaFactors.userId, user.id))
    .orderBy(asc(mfaFactors.createdAt))
  return { user, identities: identityRows, factors: factorRows }
}
