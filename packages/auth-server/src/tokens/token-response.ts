import { eq } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import type { AuthDatabase, SessionRow, UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { scopesOf } from '../oauth-server/scopes.ts'
import { mfaAmrClaims } from '../schema/index.ts'
import { readPartsOf, readUserParts, userJson, type UserParts } from '../users/user-response.ts'
import { signAccessToken, amrOf, type AmrEntry } from './access-token.ts'
import { makeRefreshToken } from './refresh-token.ts'

export type TokenResponse = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
}

export async function tokensOf(
  backend: Backend,
  database: AuthDatabase,
  session: SessionRow,
  user?: UserRow,
): Promise<TokenResponse> {
  const parts = user ? await readPartsOf(database, user) : await readUserParts(database, session.userId)
  if (!parts) throw new AuthError(403, 'user_not_found', 'User not found')
  const claims = await database.select().from(mfaAmrClaims).where(eq(mfaAmrClaims.sessionId, session.id))
  const { accessToken, expiresIn, expiresAt } = await accessTokenOf(backend, session, parts, amrOf(claims))
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshTokenOf(session),
    user: userJson(parts),
  }
}

export function tokenResponse(tokens: TokenResponse, more: Record<string, unknown> = {}): Response {
  return Response.json({ ...tokens, ...more })
}

function accessTokenOf(
  { keys, publicUrl, now }: Backend,
  { id, oauthClientId, scopes }: SessionRow,
  { user }: UserParts,
  amr: AmrEntry[],
) {
  return signAccessToken(
    { keys, issuer: publicUrl, now },
    {
      sub: user.id,
      role: user.role || 'authenticated',
      is_anonymous: user.isAnonymous,
      ...(oauthClientId ? grantedParts(user, scopes) : ownParts(user)),
      session_id: id,
      amr,
      ...(oauthClientId && { client_id: oauthClientId }),
      ...(scopes && { scope: scopes }),
    },
  )
}

function ownParts({ email, phone, rawAppMetaData, rawUserMetaData }: UserRow) {
  return {
    email: email ?? '',
    phone: phone ?? '',
    app_metadata: rawAppMetaData ?? {},
    user_metadata: rawUserMetaData ?? {},
  }
}

/** A third party can read its token: it says no more of the person than was granted. */
function grantedParts({ email, phone }: UserRow, scopes: string | null) {
  const granted = scopesOf(scopes)
  return {
    email: (granted.includes('email') && email) || '',
    phone: (granted.includes('phone') && phone) || '',
    app_metadata: {},
    user_metadata: {},
  }
}

function refreshTokenOf({ id, refreshTokenCounter, refreshTokenHmacKey }: SessionRow): string {
  const key = Buffer.from(refreshTokenHmacKey ?? '', 'base64')
  return makeRefreshToken({ sessionId: id, counter: refreshTokenCounter ?? 0 }, key)
}
