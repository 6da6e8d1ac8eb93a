import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js'
import { ExpiringCache } from './expiring-cache.ts'
import type { CurrentUser } from './visitor.server.ts'

/** `one-factor`: the account has no second. `second-factor-missing`: it has one that this session has not shown. */
export type Assurance = 'nobody' | 'one-factor' | 'second-factor-missing' | 'two-factors'

// Safe: adding a factor ends the account's other one-factor sessions at once.
const revocationDelay = 30_000

/** Checks factors and session with the service, whose answer is cached for 30 s; without it two factors suffice. */
export function createAssuranceCheck() {
  const cache = new ExpiringCache<Assurance>()
  return async (
    user: CurrentUser | undefined,
    auth: () => SupabaseClient['auth'],
    now: Date,
  ): Promise<Assurance> => {
    if (!user) return 'nobody'
    const hasShownTwo = user.assurance === 'aal2'
    const key = `${user.assurance} ${user.sessionId}`
    const cached = cache.get(key, now)
    if (cached) return cached
    // A token says which factors were shown, not which the account has, nor whether its session still lives.
    const { data, error } = await auth().getUser()
    if (hasShownTwo && isAuthRetryableFetchError(error)) return 'two-factors'
    if (!data.user) return 'nobody'
    const hasFactor = data.user.factors?.some(({ status }) => status === 'verified') ?? false
    // Not cached: the factor may be shown, or removed, before the half minute is over.
    if (hasFactor && !hasShownTwo) return 'second-factor-missing'
    const assurance = hasShownTwo ? 'two-factors' : 'one-factor'
    cache.set(key, assurance, now.getTime() + revocationDelay)
    return assurance
  }
}
