import { SignJWT } from 'jose'
import type { AmrEntry } from '../amr/amr.ts'
import { assuranceLevel } from '../amr/amr.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { audience, type AccessClaims } from './access-claims.ts'

export type TokenIssuing = {
  keys: SigningKeys
  /** The public address of the authentication service: `https://…/auth/v1`. */
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
  /** `amr` newest first, as `amrOf` gives it; the level follows from it. */
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
