import { eq } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { identities, users } from '../schema/index.ts'
import { requireNotBanned } from '../users/ban.ts'
import { createUser } from '../users/create-user.ts'
import { forgetStranger } from '../users/forget-stranger.ts'
import { lockNamedUser, lockUser } from '../users/lock-user.ts'
import { mergedMetadata } from '../users/metadata.ts'
import { listProviders } from '../users/own-identity.ts'
import { refusingTaken } from '../users/taken.ts'
import type { IdentityRow, UserRow } from '../users/user-row.ts'
import { addIdentity, lockIdentity } from './identity.ts'
import type { ProviderPerson } from './provider-person.ts'

/**
 * The account of somebody who signed in with a provider, in the caller's transaction. Known to it: that account. Else
 * the account of the same address, if the provider says that the address is the person's
 * (`422 provider_email_needs_verification`); else a new one, where that is allowed (`422 signup_disabled`).
 */
export async function settleAccount(
  call: Call,
  transaction: AuthDatabase,
  person: ProviderPerson,
): Promise<UserRow> {
  const now = call.backend.now()
  const identity = await lockIdentity(transaction, person)
  if (identity) return knownAccount(transaction, person, identity, now)
  const email = requireVerifiedEmail(person)
  const present = await lockNamedUser(transaction, { kind: 'email', value: email })
  if (present) requireNotBanned(present, now, 403)
  const user = present?.emailConfirmedAt
    ? present
    : present
      ? await takeOver(call, transaction, present, person)
      : await signUp(call, transaction, person, email)
  await addIdentity(transaction, person, user.id, now)
  return listProviders(transaction, user)
}

async function knownAccount(
  transaction: AuthDatabase,
  { identityData }: ProviderPerson,
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

function requireVerifiedEmail({ email, isEmailVerified, provider }: ProviderPerson): string {
  if (email && isEmailVerified) return email
  const message = `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`
  throw new AuthError(422, 'provider_email_needs_verification', message)
}

/**
 * Somebody made the account without showing that the address is theirs: whatever they put in to come back by goes,
 * before its owner comes in. What an administrator wrote of an invited person stays.
 */
async function takeOver(
  { backend, address }: Call,
  transaction: AuthDatabase,
  present: UserRow,
  { provider, identityData }: ProviderPerson,
): Promise<UserRow> {
  if (present.phoneConfirmedAt)
    throw new AuthError(422, 'email_exists', 'The address belongs to an account signed in to by phone')
  const now = backend.now()
  await forgetStranger(transaction, present)
  const kept = present.invitedAt ? (present.rawUserMetaData ?? {}) : {}
  const [user = present] = await transaction
    .update(users)
    .set({
      emailConfirmedAt: now,
      rawUserMetaData: mergedMetadata(identityData, kept),
      updatedAt: now,
    })
    .where(eq(users.id, present.id))
    .returning()
  const action = present.invitedAt ? 'invite_accepted' : 'user_signedup'
  await audit(transaction, { action, user, at: now, address, details: { provider } })
  return user
}

async function signUp(
  { backend, address }: Call,
  transaction: AuthDatabase,
  { provider, identityData }: ProviderPerson,
  email: string,
): Promise<UserRow> {
  if (!backend.settings.signUp.enabled)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const now = backend.now()
  const made = await createUser(transaction, { userMetadata: identityData, now })
  const [user = made] = await refusingTaken(() =>
    transaction.update(users).set({ email, emailConfirmedAt: now }).where(eq(users.id, made.id)).returning(),
  )
  await audit(transaction, { action: 'user_signedup', user, at: now, address, details: { provider } })
  return user
}
