import { and, asc, eq } from 'drizzle-orm'
import { audit } from '../audit-log.ts'
import { inTransaction, type Within } from '../backend.ts'
import { requireCaller, requireFullAssurance, type Caller } from '../callers/caller.ts'
import type { UserRow, IdentityRow } from '../database.ts'
import { invalid, AuthError } from '../errors/auth-error.ts'
import { type Call, pathId } from '../http/call.ts'
import { identities } from '../schema/index.ts'
import { isConfirmed, type Identifier } from './identifier.ts'
import { setUser, requireAvailable, lockUser, identitiesOf } from './user-row.ts'

type OwnProvider = Identifier['kind']

export function addOwnIdentity(within: Within, user: UserRow, provider: OwnProvider): Promise<void> {
  const identityData = ownIdentityData(user, provider)
  return addIdentity(within, { provider, subject: user.id, identityData }, user.id)
}

type NewIdentity = { provider: string; subject: string; identityData: Metadata }

export async function addIdentity(
  { database, now }: Within,
  { provider, subject: providerId, identityData }: NewIdentity,
  userId: string,
): Promise<void> {
  const at = now()
  const times = { lastSignInAt: at, createdAt: at, updatedAt: at }
  await database.insert(identities).values({ provider, providerId, userId, identityData, ...times })
}

/** Makes, updates or removes the identity of an account's address or number, and its list of providers. */
export async function syncOwnIdentity(
  within: Within,
  user: UserRow,
  provider: OwnProvider,
): Promise<UserRow> {
  const { database, now } = within
  const isOwn = and(eq(identities.userId, user.id), eq(identities.provider, provider))
  const [present] = await database.select().from(identities).where(isOwn).for('update')
  if (!user[provider]) await database.delete(identities).where(isOwn)
  else if (!present) await addOwnIdentity(within, user, provider)
  else {
    const identityData = { ...present.identityData, ...ownIdentityData(user, provider) }
    await database.update(identities).set({ identityData, updatedAt: now() }).where(isOwn)
  }
  return syncProviders(within, user)
}

export async function syncProviders(within: Within, user: UserRow): Promise<UserRow> {
  const rows = await within.database
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(asc(identities.createdAt), asc(identities.provider))
  const providers = [...new Set(rows.map(({ provider }) => provider))]
  const first = user.rawAppMetaData?.provider
  const provider = providers.find((name) => name === first) ?? providers[0] ?? null
  return setUser(within, user, {
    rawAppMetaData: mergedMetadata(user.rawAppMetaData, { provider, providers }),
  })
}

function ownIdentityData(user: UserRow, provider: OwnProvider) {
  return {
    sub: user.id,
    [provider]: user[provider],
    email_verified: provider === 'email' && isConfirmed(user, 'email'),
    phone_verified: provider === 'phone' && isConfirmed(user, 'phone'),
  }
}

export type Metadata = Record<string, unknown>

/** Metadata stands three times in a session's cookies, and servers refuse headers over 16 kB. */
const mostBytes = 3072

/** Metadata with changes: what is given takes the place of what is there, a null takes it away. */
export function mergedMetadata(present: Metadata | null, given: Metadata): Metadata {
  const kept = Object.entries({ ...present, ...given }).filter(([, value]) => value !== null)
  const merged = Object.fromEntries(kept)
  if (Buffer.byteLength(JSON.stringify(merged)) <= mostBytes) return merged
  throw invalid(`Metadata cannot be longer than ${mostBytes} bytes`)
}

/** Who asks for another way of signing in or for one less, where accounts may choose them. */
export async function requireLinkingCaller(call: Call): Promise<Caller> {
  const caller = await requireCaller(call)
  if (call.settings.manualLinking) return caller
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

/** Takes one way of signing in from the caller's account, never the last one. */
export async function unlinkIdentity(call: Call): Promise<Response> {
  const caller = await requireLinkingCaller(call)
  const identityId = pathId(call, 'identity_id')
  await requireFullAssurance(call, caller)
  await inTransaction(call, async (call) => {
    const user = (await lockUser(call, caller.user.id)) ?? caller.user
    const all = await identitiesOf(call, user.id)
    const leaving = all.find(({ id }) => id === identityId)
    const message = 'User must have at least 1 identity after unlinking'
    if (all.length <= 1) throw new AuthError(422, 'single_identity_not_deletable', message)
    if (!leaving) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
    const remaining = all.filter(({ id }) => id !== identityId)
    const names = namesWithout(user, leaving, remaining)
    if (names.email && names.email !== user.email)
      await requireAvailable(call, { email: names.email }, user.id)
    await call.database.delete(identities).where(eq(identities.id, identityId))
    await syncProviders(call, await setUser(call, user, names))
    const { provider, providerId } = leaving
    const details = { identity_id: identityId, provider, provider_id: providerId }
    await audit(call, 'identity_unlinked', user, details)
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
