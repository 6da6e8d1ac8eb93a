import { SignJWT, jwtVerify, type CompactJWSHeaderParameters, errors } from 'jose'
import { z } from 'zod'
import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'

const audience = 'authenticated'

const metadata = z.record(z.string(), z.unknown())

const accessClaims = z.object({
  iss: z.string(),
  sub: z.uuid(),
  aud: z.literal(audience),
  exp: z.int(),
  iat: z.int(),
  email: z.string(),
  phone: z.string(),
  app_metadata: metadata,
  user_metadata: metadata,
  role: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  amr: z.array(z.object({ method: z.string(), timestamp: z.int() })),
  session_id: z.uuid(),
  is_anonymous: z.boolean(),
  client_id: z.uuid().optional(),
  scope: z.string().optional(),
})

export type AccessClaims = z.output<typeof accessClaims>

type TokenIssuing = Pick<Backend, 'keys' | 'publicUrl' | 'now'>

export type AccessTokenFor = Omit<AccessClaims, 'iss' | 'aud' | 'exp' | 'iat' | 'aal'>

type SignedAccessToken = { accessToken: string; expiresIn: number; expiresAt: number }

/** An access token, signed with the key in force. Source of the claims: GoTrue. */
export async function signAccessToken(
  { keys, publicUrl: iss, now }: TokenIssuing,
  said: AccessTokenFor,
): Promise<SignedAccessToken> {
  const { kid, alg, key } = keys.signingKey()
  const iat = Math.floor(now().getTime() / 1000)
  const exp = iat + keys.tokenLife
  const claims: AccessClaims = { iss, aud: audience, exp, iat, aal: assuranceLevel(said.amr), ...said }
  const accessToken = await new SignJWT(claims)
    .setProtectedHeader({ alg, typ: 'JWT', ...(kid && { kid }) })
    .sign(key)
  return { accessToken, expiresIn: keys.tokenLife, expiresAt: exp }
}

/** The claims of a token of ours that is in force. `403 bad_jwt`: not signed by a published key with its algorithm, over… */
export async function verifyAccessToken(service: TokenIssuing, token: string): Promise<AccessClaims> {
  const { keys, publicUrl: issuer, now } = service
  try {
    const { payload } = await jwtVerify(token, (header) => verificationKey(keys, header), {
      algorithms: keys.algorithms(),
      typ: 'JWT',
      issuer,
      audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now(),
    })
    return accessClaims.parse(payload)
  } catch (error) {
    const words = error instanceof z.ZodError ? 'token has invalid claims' : wordsOf(error)
    if (words === undefined) throw error
    const message = `invalid JWT: unable to parse or verify signature, ${words}`
    throw new AuthError(403, 'bad_jwt', words === missingSub ? missingSub : message)
  }
}

function verificationKey(keys: SigningKeys, { kid, alg }: CompactJWSHeaderParameters) {
  const found = keys.verificationKey(kid)
  if (!found) throw new errors.JWKSNoMatchingKey()
  if (found.alg !== alg) throw new errors.JOSEAlgNotAllowed('The key is not for this algorithm.')
  return found.key
}

const missingSub = 'invalid claim: missing sub claim'

/** What is wrong with a token, in GoTrue's words; nothing when the fault is not the token's. */
function wordsOf(error: unknown): string | undefined {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (error instanceof errors.JWTClaimValidationFailed) return wordsOfClaim(error.claim)
  if (error instanceof errors.JOSEAlgNotAllowed) return 'signing method is invalid'
  if (error instanceof errors.JWKSNoMatchingKey) return 'unrecognized JWT kid'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'token signature is invalid'
  return error instanceof errors.JOSEError ? 'token is malformed' : undefined
}

function wordsOfClaim(claim: string): string {
  if (claim === 'iss') return 'token has invalid claims: token has invalid issuer'
  if (claim === 'aud') return 'token has invalid claims: token has invalid audience'
  return claim === 'sub' ? missingSub : 'token has invalid claims'
}

type ProvenMethod = { authenticationMethod: string; updatedAt: Date }

export type AmrEntry = { method: string; timestamp: number }

const methodsOfFactors = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const

export type FactorType = keyof typeof methodsOfFactors

export const secondFactorMethods: ReadonlySet<string> = new Set(Object.values(methodsOfFactors))

export function methodOfFactor(type: FactorType): string {
  return methodsOfFactors[type]
}

/** The `amr` claim of a session: newest first; of the same instant, in the order given. Source: GoTrue. */
export function amrOf(proven: readonly ProvenMethod[]): AmrEntry[] {
  return proven
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .map(({ authenticationMethod, updatedAt }) => ({
      method: authenticationMethod,
      timestamp: Math.floor(updatedAt.getTime() / 1000),
    }))
}

/** `aal2` exactly when a second factor was proven, whatever else was: two first factors stay `aal1`. Source: GoTrue. */
export function assuranceLevel(amr: readonly Pick<AmrEntry, 'method'>[]): 'aal1' | 'aal2' {
  return amr.some(({ method }) => secondFactorMethods.has(method)) ? 'aal2' : 'aal1'
}
