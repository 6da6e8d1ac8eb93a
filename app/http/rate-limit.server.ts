import { lt } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { poolOf } from '#db/database.ts'
import { usedLimits } from '#db/schema/index.ts'
import { wordedOnce } from '#db/worded-once.ts'
import type { Services } from './context.ts'

export { visitorNetwork as visitorKey } from '@allure/auth-server/visitor-network'

export type RateLimit = {
  /** Counts one act of the key, or `points`. Answers the seconds to wait: 0 when it may go on. What may not is not counted. */
  take: (key: string, points?: number) => Promise<number>
  /** Takes an act, or `points`, back. */
  giveBack: (key: string, points?: number) => Promise<void>
  taken: (key: string) => Promise<number>
}

type Limits = { points: number; seconds: number }

/** At most `points` acts of one key (an address, an email) in `seconds`; in memory only. */
export function rateLimit({ points, seconds }: Limits): RateLimit {
  return limitOf(new RateLimiterMemory({ points, duration: seconds }))
}

type Counting = Pick<Services, 'database' | 'appSecret'>

/** The same in the database: one count for all instances, which outlives a restart. No key can be read there. */
export function sharedLimit({ name, points, seconds }: Limits & { name: string }) {
  return wordedOnce(({ database, appSecret }: Counting) => {
    const limiter = new RateLimiterPostgres({
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
  })
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
