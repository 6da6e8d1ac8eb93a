import { sql, and, eq } from 'drizzle-orm'
import { audit } from '../audit-log.ts'
import type { AuthDatabase, IdentityRow, UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { identities } from '../schema/index.ts'
import { requireSignUpOpen } from '../sign-up/registration.ts'
import { requireNotBanned } from '../users/ban.ts'
import { createUser } from '../users/create-user.ts'
import { clearUnconfirmedAccount } from '../users/delete-user.ts'
import { syncProviders, mergedMetadata } from '../users/identities.ts'
import { lockUserByIdentifier, lockUser, setUser } from '../users/user-row.ts'
import type { ProviderUser } from './provider-user.ts'

export async function resolveAccount(
  call: Call,
  transaction: AuthDatabase,
  person: ProviderUser,
): Promise<UserRow> {
  const now = call.backend.now()
  const identity = await lockIdentity(transaction, person)
  if (identity) return knownAccount(transaction, person, identity, now)
  const email = requireVerifiedEmail(person)
  const present = await lockUserByIdentifier(transaction, { kind: 'email', value: email })
  if (present) requireNotBanned(present, now, 403)
  const user = present?.emailConfirmedAt
    ? present
    : present
      ? await takeOver(call, transaction, present, person)
      : await signUp(call, transaction, person, email)
  await addIdentity(transaction, person, user.id, now)
  return syncProviders(transaction, user)
}

async function knownAccount(
  transaction: AuthDatabase,
  { identityData }: ProviderUser,
  identity: IdentityRow,
  now: Date,
): Promise<UserRow> {
  const user = await lockUser(transaction, identity.userId)
  if (!user) throw new AuthError(403, 'user_not_found', 'The account is not there any more')
  requireNotBanned(user, now, 403)
  await transaction
    .update(identities)
    .set({ identityData, lastSignInAt: now, updatedAt: now })
    .where(eq(identities.id, identity.id))
  return user
}

function requireVerifiedEmail({ email, isEmailVerified, provider }: ProviderUser): string {
  if (email && isEmailVerified) return email
  const message = `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`
  throw new AuthError(422, 'provider_email_needs_verification', message)
}

async function takeOver(
  call: Call,
  transaction: AuthDatabase,
  present: UserRow,
  { provider, identityData }: ProviderUser,
): Promise<UserRow> {
  if (present.phoneConfirmedAt)
    throw new AuthError(422, 'email_exists', 'The address belongs to an account signed in to by phone')
  const now = call.backend.now()
  await clearUnconfirmedAccount(transaction, present)
  const kept = present.invitedAt ? (present.rawUserMetaData ?? {}) : {}
  const rawUserMetaData = mergedMetadata(identityData, kept)
  const user = await setUser(transaction, present, { emailConfirmedAt: now, rawUserMetaData, updatedAt: now })
  const action = present.invitedAt ? 'invite_accepted' : 'user_signedup'
  await audit(call, transaction, action, user, { provider })
  return user
}

async function signUp(
  call: Call,
  transaction: AuthDatabase,
  { provider, identityData }: ProviderUser,
  email: string,
): Promise<UserRow> {
  requireSignUpOpen(call.backend)
  const now = call.backend.now()
  const made = await createUser(transaction, { userMetadata: identityData, now })
  const user = await setUser(transaction, made, { email, emailConfirmedAt: now })
  await audit(call, transaction, 'user_signedup', user, { provider })
  return user
}

/** Whose account somebody at a provider is, if anybody's. Two who come back at once take turns. */
export async function lockIdentity(
  transaction: AuthDatabase,
  { provider, subject }: ProviderUser,
): Promise<IdentityRow | undefined> {
  const turn = sql`hashtextextended(${`${provider} ${subject}`}, 0)`
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${turn})`)
  const [identity] = await transaction
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.providerId, subject)))
  return identity
}

export async function addIdentity(
  transaction: AuthDatabase,
  { provider, subject, identityData }: ProviderUser,
  userId: string,
  now: Date,
): Promise<void> {
  const times = { lastSignInAt: now, createdAt: now, updatedAt: now }
  await transaction
    .insert(identities)
    .values({ provider, providerId: subject, userId, identityData, ...times })
}
