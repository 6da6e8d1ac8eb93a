import { eq } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { users } from '../schema/index.ts'
import { requireNotBanned } from '../users/ban.ts'
import { lockUser } from '../users/lock-user.ts'
import { listProviders } from '../users/own-identity.ts'
import { refusingTaken, requireFree } from '../users/taken.ts'
import type { UserRow } from '../users/user-row.ts'
import { addIdentity, lockIdentity } from './identity.ts'
import type { ProviderPerson } from './provider-person.ts'

/**
 * Adds a provider to the account that asked for it, in the caller's transaction. Somebody who has an account with that
 * provider already: `422 identity_already_exists`. An anonymous account gets its address by this.
 */
export async function linkIdentity(
  { backend, address }: Call,
  transaction: AuthDatabase,
  { person, userId }: { person: ProviderPerson; userId: string },
): Promise<UserRow> {
  const now = backend.now()
  const identity = await lockIdentity(transaction, person)
  if (identity) throw alreadyLinked(identity.userId === userId)
  const user = await lockUser(transaction, userId)
  if (!user) throw new AuthError(403, 'user_not_found', 'The account is not there any more')
  requireNotBanned(user, now, 403)
  const named = user.isAnonymous ? await withAddress(transaction, user, person, now) : user
  await addIdentity(transaction, person, userId, now)
  const details = { provider: person.provider, provider_id: person.subject, linked: true }
  await audit(transaction, { action: 'user_modified', user, at: now, address, details })
  return listProviders(transaction, named)
}

async function withAddress(
  transaction: AuthDatabase,
  user: UserRow,
  { email, isEmailVerified }: ProviderPerson,
  now: Date,
): Promise<UserRow> {
  if (!email || !isEmailVerified)
    throw new AuthError(422, 'provider_email_needs_verification', 'Unverified email with the provider')
  await requireFree(transaction, { kind: 'email', value: email }, user.id)
  const [named = user] = await refusingTaken(() =>
    transaction
      .update(users)
      .set({ email, emailConfirmedAt: now, isAnonymous: false, updatedAt: now })
      .where(eq(users.id, user.id))
      .returning(),
  )
  return named
}

function alreadyLinked(isOwn: boolean) {
  const whose = isOwn ? '' : ' to another user'
  return new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`)
}
