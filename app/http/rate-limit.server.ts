import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export { visitorNetwork as visitorKey } from '@allure/auth-server/visitor-network'

export type RateLimit = {
  /** Counts one act of the key, or `points`. Answers the seconds to wait: 0 when it may go on. What may not is not counted. */
  take: (key: string, points?: number) => Promise<number>
  /** Takes an act back. */
  giveBack: (key: string) => Promise<void>
  taken: (key: string) => Promise<number>
}

/** At most `points` acts of one key (an address, an email) in `seconds`; in memory only. */
export function rateLimit({ points, seconds }: { points: number; seconds: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    async take(key, asked = 1) {
      try {
        await limiter.consume(key, asked)
        return 0
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        await limiter.reward(key, asked)
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    async giveBack(key) {
      await limiter.reward(key)
    },
    async taken(key) {
      return (await limiter.get(key))?.consumedPoints ?? 0
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
