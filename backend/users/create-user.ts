import { randomUUID } from 'node:crypto'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { identities, users } from '../schema/index.ts'
import type { UserRow } from './user-row.ts'

export type NewUser = {
  id?: string | undefined
  /** In the form of `readEmail` and `readPhone`. */
  email?: string | undefined
  phone?: string | undefined
  /** As kept: `hashPassword` made it, or an administrator brought it. */
  passwordHash?: string | undefined
  emailConfirmedAt?: Date | undefined
  phoneConfirmedAt?: Date | undefined
  invitedAt?: Date | undefined
  role?: string | undefined
  appMetadata?: Record<string, unknown> | undefined
  userMetadata?: Record<string, unknown> | undefined
  isAnonymous?: boolean | undefined
  now: Date
}

/**
 * Keeps a new account with an identity for its address and one for its number, within the caller's transaction. An
 * address or number that another has fails in the database (unique). Source of the shapes: GoTrue.
 */
export async function createUser(database: AuthDatabase, given: NewUser): Promise<UserRow> {
  const { id = randomUUID(), email, phone, now } = given
  const providers = [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])]
  const ofProviders = providers.length > 0 ? { provider: providers[0], providers } : {}
  const [user] = await database
    .insert(users)
    .values({
      id,
      aud: 'authenticated',
      role: given.role ?? 'authenticated',
      email: email ?? null,
      phone: phone ?? null,
      encryptedPassword: given.passwordHash ?? '',
      emailConfirmedAt: given.emailConfirmedAt ?? null,
      phoneConfirmedAt: given.phoneConfirmedAt ?? null,
      invitedAt: given.invitedAt ?? null,
      rawAppMetaData: { ...ofProviders, ...given.appMetadata },
      rawUserMetaData: given.userMetadata ?? {},
      isAnonymous: given.isAnonymous ?? false,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!user) throw new AuthError(500, 'unexpected_failure', 'The account was not kept')
  if (email)
    await addIdentity(database, {
      userId: id,
      provider: 'email',
      data: { email, email_verified: false, phone_verified: false },
      now,
    })
  if (phone)
    await addIdentity(database, {
      userId: id,
      provider: 'phone',
      data: { phone, email_verified: false, phone_verified: false },
      now,
    })
  return user
}

/** An identity of the account itself: its provider's number is the account's. */
export async function addIdentity(
  database: AuthDatabase,
  {
    userId,
    provider,
    data,
    now,
  }: { userId: string; provider: 'email' | 'phone'; data: Record<string, unknown>; now: Date },
): Promise<void> {
  await database.insert(identities).values({
    providerId: userId,
    userId,
    provider,
    identityData: { sub: userId, ...data },
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  })
}
