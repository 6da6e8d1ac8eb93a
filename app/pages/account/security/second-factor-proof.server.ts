import type { SupabaseClient } from '@supabase/supabase-js'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { factorShownAt, hasProof } from '#app/session/proof.server.ts'
import type { Context } from '../account.server.ts'

const freshFor = 15 * 60 * 1000

export async function isSecondFactorFresh(
  auth: Pick<SupabaseClient['auth'], 'getClaims'>,
  now: Date,
): Promise<boolean> {
  const { data } = await auth.getClaims()
  return data !== null && now.getTime() - factorShownAt(data.claims) < freshFor
}

/** Whether this visitor has just shown a second factor, as a grave act wants. */
export function hasFreshSecondFactor(context: Context): Promise<boolean> {
  return isSecondFactorFresh(context.get(visitorContext).auth(), context.get(servicesContext).clock.now())
}

/** Whether this visitor has just proved to be the owner, as what makes a factor wants: the service asks the same. */
export function hasFreshProof(context: Context): Promise<boolean> {
  return hasProof(context, freshFor)
}
