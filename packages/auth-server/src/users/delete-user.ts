import { eq, isNull, ne, and } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Backend, Within } from '../backend.ts'
import type { UserRow } from '../database.ts'
import {
  flowState,
  identities,
  mfaFactors,
  oauthAuthorizations,
  oauthConsents,
  oneTimeTokens,
  sessions,
  users,
} from '../schema/index.ts'
import { setUser, identitiesOf } from './user-row.ts'

const longestPhone = 15

export async function deleteUser(within: Within, user: UserRow): Promise<void> {
  await revokeAccess(within, user.id)
  await within.database.delete(users).where(eq(users.id, user.id))
}

/** Keeps the row and id alone; hashes stand in for the address, which is free again. Source: GoTrue. */
export async function deleteUserSoftly(backend: Backend, user: UserRow): Promise<void> {
  const { database, serverKey } = backend
  const at = backend.now()
  const hidden = (value: string) =>
    createHmac('sha256', serverKey).update(`deleted ${user.id} ${value}`).digest('base64url')
  await revokeAccess(backend, user.id)
  await database.delete(mfaFactors).where(eq(mfaFactors.userId, user.id))
  await database.delete(oauthConsents).where(eq(oauthConsents.userId, user.id))
  for (const { id, providerId } of await identitiesOf(backend, user.id)) {
    const set = { providerId: hidden(providerId), identityData: {}, updatedAt: at }
    await database.update(identities).set(set).where(eq(identities.id, id))
  }
  await setUser(backend, user, {
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

/** Ends whatever is under way for an account, and its sessions but this one. */
export async function revokeAccess(within: Within, userId: string, exceptSessionId?: string): Promise<void> {
  const isOther = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId)
  // Requests before sessions, as where a third party is deleted: two orders would wait for each other.
  await revokePending(within, userId)
  await within.database.delete(sessions).where(and(eq(sessions.userId, userId), isOther))
  const isLive = and(eq(oauthConsents.userId, userId), isNull(oauthConsents.revokedAt))
  await within.database.update(oauthConsents).set({ revokedAt: within.now() }).where(isLive)
}

export async function revokePending({ database }: Within, userId: string): Promise<void> {
  for (const table of [oneTimeTokens, flowState, oauthAuthorizations])
    await database.delete(table).where(eq(table.userId, userId))
}

/** Removes what a stranger put in to come back by, before the owner of an unconfirmed address comes in. */
export async function clearUnconfirmedAccount(within: Within, user: UserRow): Promise<void> {
  await revokeAccess(within, user.id)
  await within.database.delete(identities).where(eq(identities.userId, user.id))
  await within.database.delete(mfaFactors).where(eq(mfaFactors.userId, user.id))
  await setUser(within, user, { encryptedPassword: '', phone: null, emailChange: '', phoneChange: '' })
}
