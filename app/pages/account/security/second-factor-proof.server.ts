import type { SupabaseClient } from '@supabase/supabase-js'

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
