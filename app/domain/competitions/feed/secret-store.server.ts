import { and, eq } from 'drizzle-orm'
import { randomBytes, createHash, createHmac } from 'node:crypto'
import type { ReadServices } from '#app/domain/shared/services.server.ts'
import { viewerOf, type Viewer } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { calendarVersion, feedSecrets, members } from '#db/schema/index.ts'

type FeedServices = { readonly database: Database; readonly clock: Clock; readonly appSecret: string }

/** The secret part of the address of a member's feeds; undefined while they have none. */
export async function readFeedSecret(
  { database, appSecret }: Pick<FeedServices, 'database' | 'appSecret'>,
  memberId: string,
): Promise<string | undefined> {
  const [row] = await database.select().from(feedSecrets).where(eq(feedSecrets.memberId, memberId))
  if (!row) return undefined
  const secret = feedSecretOf(appSecret, memberId, row.seed)
  // The site's own secret was changed: the address that was given out cannot be told again, though it is still read.
  return hashOfFeedSecret(secret) === row.secretHash ? secret : undefined
}

/** Makes the address of a member's feeds, or another one: the one before opens nothing. */
export async function renewFeedSecret(
  { database, clock, appSecret }: FeedServices,
  memberId: string,
): Promise<{ secret: string; isAnother: boolean }> {
  const seed = randomBytes(16).toString('base64url')
  const secret = feedSecretOf(appSecret, memberId, seed)
  const row = { seed, secretHash: hashOfFeedSecret(secret), renewedAt: clock.now() }
  return database.transaction(async (transaction) => {
    const before = await transaction.select().from(feedSecrets).where(eq(feedSecrets.memberId, memberId))
    await transaction
      .insert(feedSecrets)
      .values({ memberId, ...row })
      .onConflictDoUpdate({ target: feedSecrets.memberId, set: row })
    return { secret, isAnother: before.length > 0 }
  })
}

/** Closes a member's feeds: their address opens nothing, and there is no other. */
export async function closeFeeds(
  { database }: Pick<FeedServices, 'database'>,
  memberId: string,
): Promise<void> {
  await database.delete(feedSecrets).where(eq(feedSecrets.memberId, memberId))
}

export type FeedOwner = {
  readonly viewer: Viewer
  /** The calendar's version in force: an answer that is kept holds as long as it stays. */
  readonly calendarVersion: number
}

/** Whose feeds an address opens, in one query; undefined when it opens none or its owner is not active. */
export async function findFeedOwner(
  { database }: ReadServices,
  secret: string,
): Promise<FeedOwner | undefined> {
  if (!form.test(secret)) return undefined
  const [row] = await database
    .select({
      userId: members.userId,
      role: members.role,
      groups: members.groups,
      version: calendarVersion.version,
    })
    .from(feedSecrets)
    .innerJoin(members, eq(members.userId, feedSecrets.memberId))
    .innerJoin(calendarVersion, eq(calendarVersion.isOnly, 1))
    .where(and(eq(feedSecrets.secretHash, hashOfFeedSecret(secret)), eq(members.status, 'active')))
  return row && { viewer: viewerOf(row), calendarVersion: row.version }
}

const form = /^[\w-]{32}$/

/** The secret part of the addresses of a member's feeds: 32 characters of base64url, made again whenever it is shown. */
function feedSecretOf(appSecret: string, memberId: string, seed: string): string {
  const signed = createHmac('sha256', appSecret).update(`calendar feed ${memberId} ${seed}`)
  return signed.digest('base64url').slice(0, 32)
}

function hashOfFeedSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
