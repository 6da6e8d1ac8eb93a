import { errors, jwtVerify, type CompactJWSHeaderParameters } from 'jose'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { accessClaims, audience, type AccessClaims } from './access-claims.ts'
import type { TokenIssuing } from './sign-access-token.ts'

type VerifiedAccessToken = { ok: true; claims: AccessClaims } | { ok: false; refusal: TokenRefusal }

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

type RefusalReason =
  | 'malformed'
  | 'algorithm'
  | 'unknown_key'
  | 'signature'
  | 'expired'
  | 'issuer'
  | 'audience'
  | 'missing_sub'
  | 'claims'

/** Why a token is not accepted, in the status and code of the protocol (source: GoTrue). `reason` is for our own log. */
type TokenRefusal = { status: 403; errorCode: 'bad_jwt'; message: string; reason: RefusalReason }

const words: Record<Exclude<RefusalReason, 'missing_sub'>, string> = {
  malformed: 'token is malformed',
  algorithm: 'signing method is invalid',
  unknown_key: 'unrecognized JWT kid',
  signature: 'token signature is invalid',
  expired: 'token has invalid claims: token is expired',
  issuer: 'token has invalid claims: token has invalid issuer',
  audience: 'token has invalid claims: token has invalid audience',
  claims: 'token has invalid claims',
}

function tokenRefusal(reason: RefusalReason): TokenRefusal {
  const message =
    reason === 'missing_sub'
      ? 'invalid claim: missing sub claim'
      : `invalid JWT: unable to parse or verify signature, ${words[reason]}`
  return { status: 403, errorCode: 'bad_jwt', message, reason }
}

/** What an error of the token library says of the token; `undefined` when it says nothing of it. */
function reasonOf(error: unknown): RefusalReason | undefined {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed) return reasonOfClaim(error.claim)
  if (error instanceof errors.JOSEAlgNotAllowed) return 'algorithm'
  if (error instanceof errors.JWKSNoMatchingKey) return 'unknown_key'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature'
  return error instanceof errors.JOSEError ? 'malformed' : undefined
}

function reasonOfClaim(claim: string): RefusalReason {
  if (claim === 'iss') return 'issuer'
  if (claim === 'aud') return 'audience'
  return claim === 'sub' ? 'missing_sub' : 'claims'
}
