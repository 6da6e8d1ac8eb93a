import type { SupabaseClient } from '@supabase/supabase-js'
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
 * cookie may say anything): the service is asked, at most twice a minute a session. Adding a factor ends the account's
 * other one-factor sessions, so that the half minute opens nothing.
 */
export class AssuranceBook {
  readonly #known = new Map<string, { assurance: Assurance; until: number }>()

  async of(account: Account | undefined, auth: () => SupabaseClient['auth'], now: Date): Promise<Assurance> {
    if (!account) return 'nobody'
    if (account.assurance === 'aal2') return 'two-factors'
    const kept = this.#known.get(account.sessionId)
    if (kept && kept.until > now.getTime()) return kept.assurance
    const { data } = await auth().getUser()
    if (!data.user) return 'nobody'
    const hasFactor = data.user.factors?.some(({ status }) => status === 'verified') ?? false
    // Not kept: the factor may be shown, or removed, before the half minute is over.
    if (hasFactor) return 'second-factor-missing'
    const assurance = 'one-factor'
    if (this.#known.size >= mostKept) this.#known.clear()
    this.#known.set(account.sessionId, { assurance, until: now.getTime() + lifeOfAnswer })
    return assurance
  }
}
