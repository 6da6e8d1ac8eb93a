import { eq, ne, and } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Backend } from '../backend.ts'
import type { AuthDatabase, UserRow } from '../database.ts'
import {
  users,
  mfaFactors,
  oauthConsents,
  identities,
  sessions,
  oneTimeTokens,
  flowState,
  oauthAuthorizations,
} from '../schema/index.ts'
import { setUser, identitiesOf } from './user-row.ts'

const longestPhone = 15

export async function deleteUser(database: AuthDatabase, user: UserRow): Promise<void> {
  await revokeAccess(database, user.id)
  await database.delete(users).where(eq(users.id, user.id))
}

/** Keeps the row and id alone; hashes stand in for the address, which is free again. Source: GoTrue. */
export async function deleteUserSoftly(
  { serverKey, now }: Pick<Backend, 'serverKey' | 'now'>,
  database: AuthDatabase,
  user: UserRow,
): Promise<void> {
  const at = now()
  const hidden = (value: string) =>
    createHmac('sha256', serverKey).update(`deleted ${user.id} ${value}`).digest('base64url')
  await revokeAccess(database, user.id)
  await database.delete(mfaFactors).where(eq(mfaFactors.userId, user.id))
  await database.delete(oauthConsents).where(eq(oauthConsents.userId, user.id))
  for (const { id, providerId } of await identitiesOf(database, user.id))
    await database
      .update(identities)
      .set({ providerId: hidden(providerId), identityData: {}, updatedAt: at })
      .where(eq(identities.id, id))
  await setUser(database, user, {
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
}

export async function revokeAccess(
  database: AuthDatabase,
  userId: string,
  { exceptSessionId }: { exceptSessionId?: string } = {},
): Promise<void> {
  const isOther = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId)
  // Requests before sessions, as where a third party is deleted: two orders would wait for each other.
  await revokePending(database, userId)
  await database.delete(sessions).where(and(eq(sessions.userId, userId), isOther))
}

export async function revokePending(database: AuthDatabase, userId: string): Promise<void> {
  await database.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
  await database.delete(flowState).where(eq(flowState.userId, userId))
  await database.delete(oauthAuthorizations).where(eq(oauthAuthorizations.userId, userId))
}

/** Removes what a stranger put in to come back by, before the owner of an unconfirmed address comes in. */
export async function clearUnconfirmedAccount(database: AuthDatabase, user: UserRow): Promise<void> {
  await revokeAccess(database, user.id)
  await database.delete(identities).where(eq(identities.userId, user.id))
  await database.delete(mfaFactors).where(eq(mfaFactors.userId, user.id))
  await setUser(database, user, { encryptedPassword: '', phone: null, emailChange: '', phoneChange: '' })
}
