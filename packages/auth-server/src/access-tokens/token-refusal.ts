import { errors } from 'jose'

export type RefusalReason =
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
export type TokenRefusal = { status: 403; errorCode: 'bad_jwt'; message: string; reason: RefusalReason }

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

export function tokenRefusal(reason: RefusalReason): TokenRefusal {
  const message =
    reason === 'missing_sub'
      ? 'invalid claim: missing sub claim'
      : `invalid JWT: unable to parse or verify signature, ${words[reason]}`
  return { status: 403, errorCode: 'bad_jwt', message, reason }
}

/** What an error of the token library says of the token; `undefined` when it says nothing of it. */
export function reasonOf(error: unknown): RefusalReason | undefined {
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
