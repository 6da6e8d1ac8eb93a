import { eq } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { identities, mfaFactors, users } from '../schema/index.ts'
import { endAccess } from './end-access.ts'
import type { UserRow } from './user-row.ts'

/**
 * Somebody made the account without showing that its address is theirs: whatever they put in to come back by goes,
 * within the caller's transaction, before its owner comes in.
 */
export async function forgetStranger(database: AuthDatabase, { id }: UserRow): Promise<void> {
  await endAccess(database, id)
  await database.delete(identities).where(eq(identities.userId, id))
  await database.delete(mfaFactors).where(eq(mfaFactors.userId, id))
  await database
    .update(users)
    .set({ encryptedPassword: '', phone: null, emailChange: '', phoneChange: '' })
    .where(eq(users.id, id))
}
