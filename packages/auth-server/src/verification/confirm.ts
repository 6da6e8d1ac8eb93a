import { eq } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { users } from '../schema/index.ts'
import { isConfirmed } from '../users/is-confirmed.ts'
import { alignOwnIdentity } from '../users/own-identity.ts'
import type { UserRow } from '../users/user-row.ts'

/**
 * Takes the account's address for its owner's, within the caller's transaction; nothing changes when it is already.
 * `forgetsPassword`: the owner never heard of the sign-up (a link or recovery was asked for), so the password that is
 * there may be a stranger's who waits for this moment.
 */
export async function confirmEmail(
  transaction: AuthDatabase,
  user: UserRow,
  { forgetsPassword, now }: { forgetsPassword: boolean; now: Date },
): Promise<UserRow> {
  if (isConfirmed(user, 'email')) return user
  const password = forgetsPassword ? { encryptedPassword: '' } : {}
  const rawUserMetaData = { ...user.rawUserMetaData, email_verified: true }
  const confirmed = { ...user, ...password, rawUserMetaData, emailConfirmedAt: now, updatedAt: now }
  await transaction
    .update(users)
    .set({ ...password, rawUserMetaData, emailConfirmedAt: now, updatedAt: now })
    .where(eq(users.id, user.id))
  return alignOwnIdentity(transaction, confirmed, 'email', now)
}

/** The same for the account's number. */
export async function confirmPhone(transaction: AuthDatabase, user: UserRow, now: Date): Promise<UserRow> {
  if (isConfirmed(user, 'phone')) return user
  const rawUserMetaData = { ...user.rawUserMetaData, phone_verified: true }
  const changes = { rawUserMetaData, phoneConfirmedAt: now, updatedAt: now }
  await transaction.update(users).set(changes).where(eq(users.id, user.id))
  return alignOwnIdentity(transaction, { ...user, ...changes }, 'phone', now)
}
