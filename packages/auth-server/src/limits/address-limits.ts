import type { Within } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { AuthSettings } from '../settings.ts'
import type { ActCounts } from './act-counts.ts'
import { visitorNetwork } from './visitor-network.ts'

export type LimitName = Exclude<keyof AuthSettings['limits'], 'failures'>

export type AddressLimits = ReturnType<typeof addressLimits>

export function addressLimits(limits: AuthSettings['limits'], counts: ActCounts) {
  return {
    async consume(within: Within, name: LimitName, bucket: string, address: string): Promise<void> {
      const { points, perSeconds } = limits[name]
      const { acts } = await counts.add(within, `${name} ${bucket} ${visitorNetwork(address)}`, perSeconds)
      if (acts > points) throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
    },
  }
}
