import { SignJWT, jwtVerify, type CompactJWSHeaderParameters, errors } from 'jose'
import { z } from 'zod'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { type AmrEntry, assuranceLevel } from './amr.ts'

export const audience = 'authenticated'

const metadata = z.record(z.string(), z.unknown())

export const accessClaims = z.object({
  iss: z.string(),
  sub: z.uuid(),
  aud: z.literal(audience),
  /** Unix seconds. */
  exp: z.int(),
  iat: z.int(),
  email: z.string(),
  phone: z.string(),
  app_metadata: metadata,
  user_metadata: metadata,
  role: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  /** Newest first; `timestamp` in Unix seconds. */
  amr: z.array(z.object({ method: z.string(), timestamp: z.int() })),
  session_id: z.uuid(),
  is_anonymous: z.boolean(),
  client_id: z.uuid().optional(),
  scope: z.string().optional(),
})

export type AccessClaims = z.output<typeof accessClaims>

export type TokenIssuing = {
  keys: SigningKeys
  issuer: string
  now: () => Date
}

export type AccessTokenFor = {
  user: {
    id: string
    email: string | null
    phone: string | null
    role: string
    appMetadata: Record<string, unknown>
    userMetadata: Record<string, unknown>
    isAnonymous: boolean
  }
  session: { id: string; amr: readonly AmrEntry[]; clientId?: string; scope?: string }
}

/** `expiresIn` in seconds, `expiresAt` in Unix seconds. */
type SignedAccessToken = { accessToken: string; expiresIn: number; expiresAt: number }

/** An access token for a session of an account, signed with the key in force. Source of the claims: GoTrue. */
export async function signAccessToken(
  { keys, issuer, now }: TokenIssuing,
  { user, session }: AccessTokenFor,
): Promise<SignedAccessToken> {
  const { kid, alg, key } = keys.signingKey()
  const iat = Math.floor(now().getTime() / 1000)
  const exp = iat + keys.tokenLife
  const claims: AccessClaims = {
    iss: issuer,
    sub: user.id,
    aud: audience,
    exp,
    iat,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: assuranceLevel(session.amr),
    amr: [...session.amr],
    session_id: session.id,
    is_anonymous: user.isAnonymous,
    ...(session.clientId !== undefined && { client_id: session.clientId }),
    ...(session.scope !== undefined && { scope: session.scope }),
  }
  const accessToken = await new SignJWT(claims)
    .setProtectedHeader({ alg, typ: 'JWT', ...(kid && { kid }) })
    .sign(key)
  return { accessToken, expiresIn: keys.tokenLife, expiresAt: exp }
}

type VerifiedAccessToken = { ok: true; claims: AccessClaims } | { ok: false; refusal: TokenRefusal }

/**
 * Checks an access token: signed by a published key, named by its `kid`, with that key's algorithm; ours; not
 * expired.
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
