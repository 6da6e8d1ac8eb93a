import { eq } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import type { SessionRow, UserRow } from '../database.ts'
import { scopesOf } from '../oauth-server/scopes.ts'
import { mfaAmrClaims } from '../schema/index.ts'
import { readPartsOf, requireUserParts, userJson } from '../users/user-response.ts'
import { signAccessToken, amrOf } from './access-token.ts'
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
  session: SessionRow,
  known?: UserRow,
): Promise<TokenResponse> {
  const { id, userId, oauthClientId, scopes, refreshTokenCounter, refreshTokenHmacKey } = session
  const parts = await (known ? readPartsOf(backend, known) : requireUserParts(backend, userId))
  const { user } = parts
  const proven = await backend.database.select().from(mfaAmrClaims).where(eq(mfaAmrClaims.sessionId, id))
  const { accessToken, expiresIn, expiresAt } = await signAccessToken(backend, {
    sub: user.id,
    role: user.role || 'authenticated',
    is_anonymous: user.isAnonymous,
    ...(oauthClientId ? grantedParts(user, scopes) : ownParts(user)),
    session_id: id,
    amr: amrOf(proven),
    ...(oauthClientId && { client_id: oauthClientId }),
    ...(scopes && { scope: scopes }),
  })
  const named = { sessionId: id, counter: refreshTokenCounter ?? 0 }
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: makeRefreshToken(named, refreshTokenHmacKey ?? ''),
    user: userJson(parts),
  }
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
