import { lt } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { poolOf, type Database } from '#db/database.ts'
import { usedLimits } from '#db/schema/index.ts'
import { wordedOnce } from '#db/worded-once.ts'
import type { Services } from './context.ts'

export { visitorNetwork as visitorKey } from '@allure/auth-server/visitor-network'

export type RateLimit = {
  /** Counts one act of the key, or `points`. Answers the seconds to wait: 0 when it may go on. What may not is not counted. */
  take: (key: string, points?: number) => Promise<number>
  /** Takes an act, or `points`, back. */
  giveBack: (key: string, points?: number) => Promise<void>
  /** Counts an act, or `points`, whatever it may: what the key has taken with it. */
  count: (key: string, points?: number) => Promise<number>
  taken: (key: string) => Promise<number>
}

type Limits = { name: string; points: number; seconds: number }

export type Counting = Pick<Services, 'database' | 'appSecret'>

/** At most `points` acts of one key (an address, an email) in `seconds`: in memory, unless other instances share the database. */
export function rateLimit({ name, points, seconds }: Limits) {
  const inMemory = wordedOnce<Database, RateLimiterMemory>(
    () => new RateLimiterMemory({ points, duration: seconds }),
  )
  const shared = wordedOnce((services: Counting) =>
    countedIn(services, { name, points, seconds }, inMemory(services.database)),
  )
  return (services: Counting & Pick<Services, 'sharesDatabase'>): RateLimit =>
    services.sharesDatabase ? shared(services) : limitOf(inMemory(services.database))
}

/** The same always in the database: it outlives a restart. */
export function sharedLimit(limits: Limits) {
  return wordedOnce((services: Counting) => countedIn(services, limits))
}

/** One count for all instances, where no key can be read; by the `insurance` while the database is away. */
function countedIn(
  { database, appSecret }: Counting,
  { name, points, seconds }: Limits,
  insurance?: RateLimiterMemory,
): RateLimit {
  const limiter = new RateLimiterPostgres({
    ...(insurance && { insuranceLimiter: insurance }),
    storeClient: poolOf(database),
    storeType: 'pool',
    schemaName: 'club',
    tableName: 'used_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  return limitOf(limiter, (key) => createHmac('sha256', appSecret).update(key).digest('base64url'))
}

/** Removes what no longer counts: how many. */
export async function purgeUsedLimits({ database, clock }: Services): Promise<number> {
  const { rowCount } = await database.delete(usedLimits).where(lt(usedLimits.expire, clock.now().getTime()))
  return rowCount ?? 0
}

function limitOf(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  written = (key: string) => key,
): RateLimit {
  return {
    async take(key, asked = 1) {
      try {
        await limiter.consume(written(key), asked)
        return 0
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        await limiter.reward(written(key), asked)
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    async count(key, points = 1) {
      return (await limiter.penalty(written(key), points)).consumedPoints
    },
    async giveBack(key, points = 1) {
      await limiter.reward(written(key), points)
    },
    async taken(key) {
      return (await limiter.get(written(key)))?.consumedPoints ?? 0
    },
  }
}

/** Counts one act by several limits, in turn, until one is used up. Answers the seconds to wait: 0 when it may go on. */
export async function takeInTurn(...counted: readonly (readonly [RateLimit, string])[]): Promise<number> {
  for (const [limit, key] of counted) {
    const wait = await limit.take(key)
    if (wait > 0) return wait
  }
  return 0
}
