import { errors, jwtVerify, type CompactJWSHeaderParameters } from 'jose'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { accessClaims, audience, type AccessClaims } from './access-claims.ts'
import type { TokenIssuing } from './sign-access-token.ts'
import { reasonOf, tokenRefusal, type TokenRefusal } from './token-refusal.ts'

export type VerifiedAccessToken = { ok: true; claims: AccessClaims } | { ok: false; refusal: TokenRefusal }

/**
 * Checks an access token: signed by a published key, named by its `kid`, with that key's algorithm; ours; not expired.
 * A token without `kid` is refused, unless the keys are a shared secret. Whether its session still lives is the caller's to look up.
 */
export async function verifyAccessToken(
  { keys, issuer, now }: TokenIssuing,
  token: string,
): Promise<VerifiedAccessToken> {
  try {
    const { payload } = await jwtVerify(token, (header) => verificationKey(keys, header), {
      algorithms: keys.algorithms(),
      typ: 'JWT',
      issuer,
      audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now(),
    })
    const claims = accessClaims.safeParse(payload)
    return claims.success ? { ok: true, claims: claims.data } : { ok: false, refusal: tokenRefusal('claims') }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return { ok: false, refusal: tokenRefusal(reason) }
  }
}

function verificationKey(keys: SigningKeys, { kid, alg }: CompactJWSHeaderParameters) {
  const found = keys.verificationKey(kid)
  if (!found) throw new errors.JWKSNoMatchingKey()
  if (found.alg !== alg) throw new errors.JOSEAlgNotAllowed('The key is not for this algorithm.')
  return found.key
}
