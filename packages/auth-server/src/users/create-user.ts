import { randomUUID } from 'node:crypto'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { users } from '../schema/index.ts'
import { mergedMetadata, type Metadata } from './metadata.ts'
import { addOwnIdentity } from './own-identity.ts'
import { refusingTaken } from './taken.ts'
import type { UserRow } from './user-row.ts'

type NewUser = {
  id?: string | undefined
  /** In the form of `readEmail` and `readPhone`. */
  email?: string | undefined
  phone?: string | undefined
  /** As kept: `hashPassword` made it, or an administrator brought it. */
  passwordHash?: string | undefined
  emailConfirmedAt?: Date | undefined
  phoneConfirmedAt?: Date | undefined
  invitedAt?: Date | undefined
  bannedUntil?: Date | null | undefined
  role?: string | undefined
  appMetadata?: Metadata | undefined
  userMetadata?: Metadata | undefined
  isAnonymous?: boolean | undefined
  now: Date
}

/**
 * Keeps a new account with an identity for its address and one for its number, within the caller's transaction. An
 * address, number or id that another has ends the transaction: `422 email_exists`, `phone_exists`,
 * `user_already_exists`. Source of the shapes: GoTrue.
 */
export async function createUser(database: AuthDatabase, given: NewUser): Promise<UserRow> {
  const { id = randomUUID(), email, phone, now } = given
  const providers = [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])]
  const ofProviders = providers.length > 0 ? { provider: providers[0], providers } : {}
  const row = {
    id,
    aud: 'authenticated',
    role: given.role ?? 'authenticated',
    email: email ?? null,
    phone: phone ?? null,
    encryptedPassword: given.passwordHash ?? '',
    emailConfirmedAt: given.emailConfirmedAt ?? null,
    phoneConfirmedAt: given.phoneConfirmedAt ?? null,
    invitedAt: given.invitedAt ?? null,
    bannedUntil: given.bannedUntil ?? null,
    rawAppMetaData: mergedMetadata(ofProviders, given.appMetadata ?? {}),
    rawUserMetaData: mergedMetadata({}, given.userMetadata ?? {}),
    isAnonymous: given.isAnonymous ?? false,
    createdAt: now,
    updatedAt: now,
  }
  const [user] = await refusingTaken(() => database.insert(users).values(row).returning())
  if (!user) throw new AuthError(500, 'unexpected_failure', 'The account was not kept')
  if (email) await addOwnIdentity(database, user, 'email', now)
  if (phone) await addOwnIdentity(database, user, 'phone', now)
  return user
}
