import { and, eq, asc } from 'drizzle-orm'
import type { AuthDatabase, UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { identities, users } from '../schema/index.ts'

export type OwnProvider = 'email' | 'phone'

export async function addOwnIdentity(
  database: AuthDatabase,
  user: UserRow,
  provider: OwnProvider,
  now: Date,
): Promise<void> {
  const times = { lastSignInAt: now, createdAt: now, updatedAt: now }
  const identityData = ownIdentityData(user, provider)
  await database
    .insert(identities)
    .values({ providerId: user.id, userId: user.id, provider, identityData, ...times })
}

/** Makes, updates or removes the identity of an account's address or number, and its list of providers. */
export async function syncOwnIdentity(
  database: AuthDatabase,
  user: UserRow,
  provider: OwnProvider,
  now: Date,
): Promise<UserRow> {
  const isOwn = and(eq(identities.userId, user.id), eq(identities.provider, provider))
  const [present] = await database.select().from(identities).where(isOwn).for('update')
  if (!user[provider]) await database.delete(identities).where(isOwn)
  else if (!present) await addOwnIdentity(database, user, provider, now)
  else {
    const identityData = { ...present.identityData, ...ownIdentityData(user, provider) }
    await database.update(identities).set({ identityData, updatedAt: now }).where(isOwn)
  }
  return syncProviders(database, user)
}

export async function syncProviders(database: AuthDatabase, user: UserRow): Promise<UserRow> {
  const rows = await database
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(asc(identities.createdAt), asc(identities.provider))
  const providers = [...new Set(rows.map(({ provider }) => provider))]
  const first = user.rawAppMetaData?.provider
  const provider = providers.find((name) => name === first) ?? providers[0] ?? null
  const rawAppMetaData = mergedMetadata(user.rawAppMetaData, { provider, providers })
  const [listed] = await database
    .update(users)
    .set({ rawAppMetaData })
    .where(eq(users.id, user.id))
    .returning()
  return listed ?? user
}

function ownIdentityData(user: UserRow, provider: OwnProvider) {
  const isConfirmed = provider === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt
  return {
    sub: user.id,
    [provider]: user[provider],
    email_verified: provider === 'email' && isConfirmed !== null,
    phone_verified: provider === 'phone' && isConfirmed !== null,
  }
}

export type Metadata = Record<string, unknown>

/** Metadata stands three times in a session's cookies, and servers refuse headers over 16 kB. */
const mostBytes = 3072

/** Metadata with changes: what is given takes the place of what is there, a null takes it away. */
export function mergedMetadata(present: Metadata | null, given: Metadata): Metadata {
  const merged = Object.entries({ ...present, ...given }).filter(([, value]) => value !== null)
  return requireCarriable(Object.fromEntries(merged))
}

function requireCarriable(metadata: Metadata): Metadata {
  if (Buffer.byteLength(JSON.stringify(metadata)) <= mostBytes) return metadata
  throw new AuthError(400, 'validation_failed', `Metadata cannot be longer than ${mostBytes} bytes`)
}
