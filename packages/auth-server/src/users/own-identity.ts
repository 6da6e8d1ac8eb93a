import { and, asc, eq } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { identities, users } from '../schema/index.ts'
import { mergedMetadata } from './metadata.ts'
import type { UserRow } from './user-row.ts'

/** The identities an account has by itself, for its address and for its number. */
export type OwnProvider = 'email' | 'phone'

/** An identity of the account itself: its provider's number is the account's. It tells whether it is confirmed. */
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

/**
 * Brings the identity of an account's address or number in line with the account as it is now: made, changed, or
 * taken away with the address. The list of its providers follows. Answers with the account.
 */
export async function alignOwnIdentity(
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
  return listProviders(database, user)
}

/** Says in the account's metadata by which providers it signs in. The first one stays while it is among them. */
export async function listProviders(database: AuthDatabase, user: UserRow): Promise<UserRow> {
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
