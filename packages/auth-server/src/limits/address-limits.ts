import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AuthError } from '../errors/auth-error.ts'
import type { AuthSettings } from '../settings.ts'
import { visitorNetwork } from './visitor-network.ts'

export type LimitName = Exclude<keyof AuthSettings['limits'], 'failures'>

export type AddressLimits = ReturnType<typeof addressLimits>

/** The limits of one process; several instances count each for itself. */
export function addressLimits(limits: AuthSettings['limits']) {
  const buckets = new Map<string, RateLimiterMemory>()
  return {
    async consume(name: LimitName, bucket: string, address: string): Promise<void> {
      const { points, perSeconds } = limits[name]
      const key = `${name} ${bucket}`
      const limiter = buckets.get(key) ?? new RateLimiterMemory({ points, duration: perSeconds })
      buckets.set(key, limiter)
      try {
        await limiter.consume(visitorNetwork(address))
      } catch {
        throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
      }
    },
  }
}
