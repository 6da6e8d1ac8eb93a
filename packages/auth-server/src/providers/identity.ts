import { and, eq, sql } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { identities } from '../schema/index.ts'
import type { IdentityRow } from '../users/user-row.ts'
import type { ProviderPerson } from './provider-person.ts'

/** Whose account somebody at a provider is, if anybody's. Two who come back at once take turns. */
export async function lockIdentity(
  transaction: AuthDatabase,
  { provider, subject }: ProviderPerson,
): Promise<IdentityRow | undefined> {
  const turn = sql`hashtextextended(${`${provider} ${subject}`}, 0)`
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${turn})`)
  const [identity] = await transaction
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.providerId, subject)))
  return identity
}

/** Lets somebody at a provider sign in to an account from now on. */
export async function addIdentity(
  transaction: AuthDatabase,
  { provider, subject, identityData }: ProviderPerson,
  userId: string,
  now: Date,
): Promise<void> {
  const times = { lastSignInAt: now, createdAt: now, updatedAt: now }
  await transaction
    .insert(identities)
    .values({ provider, providerId: subject, userId, identityData, ...times })
}
