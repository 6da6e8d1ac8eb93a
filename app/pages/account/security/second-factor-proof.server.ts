import type { SupabaseClient } from '@supabase/supabase-js'
import { redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { secondFactorPath } from '#app/session/guarded-paths.ts'
import { writeSavedPath } from '#app/session/saved-path.ts'
import type { Context } from '../account.server.ts'

const secondFactors = new Set(['totp', 'mfa/totp', 'mfa/phone', 'mfa/webauthn'])
const freshFor = 15 * 60 * 1000

export async function isSecondFactorFresh(
  auth: Pick<SupabaseClient['auth'], 'getClaims'>,
  now: Date,
): Promise<boolean> {
  const { data } = await auth.getClaims()
  if (data?.claims.aal !== 'aal2') return false
  const shown = (data.claims.amr ?? []).flatMap((entry) =>
    typeof entry !== 'string' && secondFactors.has(entry.method) ? [entry.timestamp * 1000] : [],
  )
  return shown.some((instant) => now.getTime() - instant < freshFor)
}

/** Whether this visitor has just shown a second factor, as a grave act wants. */
export function hasFreshSecondFactor(context: Context): Promise<boolean> {
  return isSecondFactorFresh(context.get(visitorContext).auth(), context.get(servicesContext).clock.now())
}

/** Asks for the second factor once more, and leads back to `path`. */
export async function askSecondFactor(context: Context, path: string) {
  const cookie = await writeSavedPath(path, context.get(servicesContext))
  return redirect(secondFactorPath, { status: 303, headers: { 'set-cookie': cookie } })
}
