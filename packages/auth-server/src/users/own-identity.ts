import { and, asc, eq } from 'drizzle-orm'
import type { AuthDatabase, UserRow } from '../database.ts'
import { invalid } from '../errors/auth-error.ts'
import { identities } from '../schema/index.ts'
import { isConfirmed, type Identifier } from './identifier.ts'
import { setUser } from './user-row.ts'

export type OwnProvider = Identifier['kind']

export async function addOwnIdentity(
  database: AuthDatabase,
  user: UserRow,
  provider: OwnProvider,
  now: Date,
): Promise<void> {
  const of = { providerId: user.id, userId: user.id, provider, identityData: ownIdentityData(user, provider) }
  await database.insert(identities).values({ ...of, lastSignInAt: now, createdAt: now, updatedAt: now })
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
  return setUser(database, user, {
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
