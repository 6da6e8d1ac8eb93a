import { eq } from 'drizzle-orm'
import { audit } from '../audit-log.ts'
import { requireCaller, requireFullAssurance } from '../callers/caller.ts'
import type { UserRow, IdentityRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { type Call, pathId } from '../http/route.ts'
import { identities } from '../schema/index.ts'
import { syncProviders } from './own-identity.ts'
import { requireAvailable, lockUser, setUser, identitiesOf } from './user-row.ts'

/** Takes one way of signing in from the caller's account, never the last one. */
export async function unlinkIdentity(call: Call): Promise<Response> {
  const { backend, request } = call
  const caller = await requireCaller(backend, request)
  if (!backend.settings.manualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  const identityId = pathId(call, 'identity_id')
  await requireFullAssurance(backend, caller)
  await backend.database.transaction(async (transaction) => {
    const user = (await lockUser(transaction, caller.user.id)) ?? caller.user
    const all = await identitiesOf(transaction, user.id)
    const leaving = all.find(({ id }) => id === identityId)
    if (all.length <= 1) throw lastOne()
    if (!leaving) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
    const remaining = all.filter(({ id }) => id !== identityId)
    const names = namesWithout(user, leaving, remaining)
    if (names.email && names.email !== user.email)
      await requireAvailable(transaction, { kind: 'email', value: names.email }, user.id)
    await transaction.delete(identities).where(eq(identities.id, identityId))
    await syncProviders(transaction, await setUser(transaction, user, names))
    const { provider, providerId } = leaving
    const details = { identity_id: identityId, provider, provider_id: providerId }
    await audit(call, transaction, 'identity_unlinked', user, details)
  })
  return Response.json({})
}

function namesWithout(user: UserRow, leaving: IdentityRow, remaining: IdentityRow[]): Partial<UserRow> {
  if (leaving.provider === 'phone') return { phone: null, phoneConfirmedAt: null }
  const named = remaining.filter(({ email }) => email)
  if (!user.email || named.some(({ email }) => email === user.email)) return { email: user.email }
  const [next] = named
  const isVerified = next?.identityData.email_verified === true
  return { email: next?.email ?? null, emailConfirmedAt: isVerified ? user.emailConfirmedAt : null }
}

function lastOne() {
  const message = 'User must have at least 1 identity after unlinking'
  return new AuthError(422, 'single_identity_not_deletable', message)
}
