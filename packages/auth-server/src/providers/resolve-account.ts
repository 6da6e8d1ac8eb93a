import { sql, and, eq } from 'drizzle-orm'
import { audit } from '../audit-log.ts'
import type { Within } from '../backend.ts'
import type { IdentityRow, UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { identities } from '../schema/index.ts'
import { requireSignUpOpen } from '../sign-up/registration.ts'
import { requireNotBanned } from '../users/ban.ts'
import { createUser } from '../users/create-user.ts'
import { clearUnconfirmedAccount } from '../users/delete-user.ts'
import { addIdentity, syncProviders, mergedMetadata } from '../users/identities.ts'
import { accountGone, lockUserByName, requireUser, setUser } from '../users/user-row.ts'
import type { ProviderUser } from './provider-user.ts'

export async function resolveAccount(call: Call, person: ProviderUser): Promise<UserRow> {
  const identity = await lockIdentity(call, person)
  if (identity) return knownAccount(call, person, identity)
  const email = requireVerifiedEmail(person)
  const present = await lockUserByName(call, { kind: 'email', value: email })
  if (present) requireNotBanned(present, call.now(), 403)
  const user = present?.emailConfirmedAt ? present : await makeOwn(call, person, email, present)
  await addIdentity(call, person, user.id)
  return syncProviders(call, user)
}

async function knownAccount(
  { database, now }: Within,
  { identityData }: ProviderUser,
  identity: IdentityRow,
): Promise<UserRow> {
  const at = now()
  const user = await requireUser({ database, now }, identity.userId, accountGone)
  requireNotBanned(user, at, 403)
  const set = { identityData, lastSignInAt: at, updatedAt: at }
  await database.update(identities).set(set).where(eq(identities.id, identity.id))
  return user
}

function requireVerifiedEmail({ email, isEmailVerified, provider }: ProviderUser): string {
  if (email && isEmailVerified) return email
  const message = `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`
  throw new AuthError(422, 'provider_email_needs_verification', message)
}

/** A new account, or the one that waits for the owner of the address, without what a stranger put in. */
async function makeOwn(
  call: Call,
  { provider, identityData }: ProviderUser,
  email: string,
  present: UserRow | undefined,
): Promise<UserRow> {
  const emailConfirmedAt = call.now()
  if (!present) {
    requireSignUpOpen(call)
    const made = await createUser(call, { userMetadata: identityData })
    const user = await setUser(call, made, { email, emailConfirmedAt })
    await audit(call, 'user_signedup', user, { provider })
    return user
  }
  if (present.phoneConfirmedAt)
    throw new AuthError(422, 'email_exists', 'The address belongs to an account signed in to by phone')
  await clearUnconfirmedAccount(call, present)
  const kept = present.invitedAt ? (present.rawUserMetaData ?? {}) : {}
  const rawUserMetaData = mergedMetadata(identityData, kept)
  const set = { emailConfirmedAt, rawUserMetaData, updatedAt: emailConfirmedAt }
  const user = await setUser(call, present, set)
  await audit(call, present.invitedAt ? 'invite_accepted' : 'user_signedup', user, { provider })
  return user
}

/** Whose account somebody at a provider is, if anybody's. Two who come back at once take turns. */
export async function lockIdentity(
  { database }: Within,
  { provider, subject }: ProviderUser,
): Promise<IdentityRow | undefined> {
  const turn = sql`hashtextextended(${`${provider} ${subject}`}, 0)`
  await database.execute(sql`SELECT pg_advisory_xact_lock(${turn})`)
  const isOf = and(eq(identities.provider, provider), eq(identities.providerId, subject))
  const [identity] = await database.select().from(identities).where(isOf)
  return identity
}
