import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js'
import type { Account } from './visitor.server.ts'

/**
 * `one-factor`: the account has no second one. `second-factor-missing`: it has one, which this session has not shown.
 * `two-factors`: it was shown.
 */
export type Assurance = 'nobody' | 'one-factor' | 'second-factor-missing' | 'two-factors'

const lifeOfAnswer = 30_000
const mostKept = 5000

/**
 * How sure we are of who is there. A token says which factors were shown, not which the account has (and the session's
 * cookie may say anything), nor whether its session still lives: the service is asked, at most twice a minute a session.
 * While it cannot be reached, a token of two factors is believed as long as it lives. Adding a factor ends the account's
 * other one-factor sessions, so that the half minute opens nothing.
 */
export class AssuranceBook {
  readonly #known = new Map<string, { assurance: Assurance; until: number }>()

  async of(account: Account | undefined, auth: () => SupabaseClient['auth'], now: Date): Promise<Assurance> {
    if (!account) return 'nobody'
    const hasShownTwo = account.assurance === 'aal2'
    const key = `${account.assurance} ${account.sessionId}`
    const kept = this.#known.get(key)
    if (kept && kept.until > now.getTime()) return kept.assurance
    const { data, error } = await auth().getUser()
    if (hasShownTwo && isAuthRetryableFetchError(error)) return 'two-factors'
    if (!data.user) return 'nobody'
    const hasFactor = data.user.factors?.some(({ status }) => status === 'verified') ?? false
    // Not kept: the factor may be shown, or removed, before the half minute is over.
    if (hasFactor && !hasShownTwo) return 'second-factor-missing'
    const assurance = hasShownTwo ? 'two-factors' : 'one-factor'
    if (this.#known.size >= mostKept) this.#known.clear()
    this.#known.set(key, { assurance, until: now.getTime() + lifeOfAnswer })
    return assurance
  }
}
