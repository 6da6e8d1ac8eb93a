import { eq } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { identities, mfaFactors, oauthConsents, users } from '../schema/index.ts'
import { endAccess } from './end-access.ts'
import type { UserRow } from './user-row.ts'

const longestPhone = 15

/** Deletes an account with everything of it, within the caller's transaction. */
export async function deleteUser(database: AuthDatabase, user: UserRow): Promise<void> {
  await endAccess(database, user.id)
  await database.delete(users).where(eq(users.id, user.id))
}

/**
 * Keeps an account's row and number alone: nobody can sign in, nothing tells whose it was, and its address is free for
 * a new account. What stands in the place of addresses can be compared by this server only. Source: GoTrue.
 */
export async function deleteUserSoftly(
  { serverKey, now }: Pick<Backend, 'serverKey' | 'now'>,
  database: AuthDatabase,
  user: UserRow,
): Promise<void> {
  const at = now()
  const hidden = (value: string) =>
    createHmac('sha256', serverKey).update(`deleted ${user.id} ${value}`).digest('base64url')
  await endAccess(database, user.id)
  await database.delete(mfaFactors).where(eq(mfaFactors.userId, user.id))
  await database.delete(oauthConsents).where(eq(oauthConsents.userId, user.id))
  const ofUser = await database.select().from(identities).where(eq(identities.userId, user.id))
  for (const { id, providerId } of ofUser)
    await database
      .update(identities)
      .set({ providerId: hidden(providerId), identityData: {}, updatedAt: at })
      .where(eq(identities.id, id))
  await database
    .update(users)
    .set({
      email: user.email && hidden(user.email),
      phone: user.phone && hidden(user.phone).slice(0, longestPhone),
      emailChange: '',
      phoneChange: '',
      encryptedPassword: null,
      rawAppMetaData: {},
      rawUserMetaData: {},
      deletedAt: at,
      updatedAt: at,
    })
    .where(eq(users.id, user.id))
}
