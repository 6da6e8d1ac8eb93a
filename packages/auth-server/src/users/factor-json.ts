import { instant, withoutNothing } from './json-values.ts'
import type { FactorRow } from './user-row.ts'

/** A factor without what is secret of it. */
export function factorJson(factor: FactorRow): Record<string, unknown> {
  return withoutNothing({
    id: factor.id,
    created_at: instant(factor.createdAt),
    updated_at: instant(factor.updatedAt),
    status: factor.status,
    friendly_name: factor.friendlyName || undefined,
    factor_type: factor.factorType,
    phone: factor.phone ?? undefined,
    last_challenged_at: instant(factor.lastChallengedAt),
    web_authn_aaguid: factor.webAuthnAaguid,
    last_webauthn_challenge_data: factor.lastWebauthnChallengeData,
  })
}
