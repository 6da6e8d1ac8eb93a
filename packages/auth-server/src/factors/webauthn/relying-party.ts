import type { AuthSettings } from '../../settings/auth-settings.ts'

/** Who security keys are bound to. What a client says of it is not asked: it would be anybody’s word. */
export type RelyingParty = { id: string; name: string; origins: string[] }

export function relyingParty({ siteUrl, factors: { webauthn } }: AuthSettings): RelyingParty {
  const { hostname, origin } = new URL(siteUrl)
  return { id: webauthn.rpId ?? hostname, name: webauthn.rpName, origins: webauthn.origins ?? [origin] }
}

/** Signatures of keys, the best known first: ES256, EdDSA, RS256 (COSE’s numbers). */
export const algorithms = [-7, -8, -257]
