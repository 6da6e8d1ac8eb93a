import { requireAnyCaller } from '../callers/caller.ts'
import type { UserRow } from '../database.ts'
import type { Call } from '../http/route.ts'
import { withoutNulls } from '../users/user-response.ts'
import { requireOAuthServer } from './oauth-client.ts'
import { knownScopes, scopesOf, type Scope } from './scopes.ts'

export async function userinfo({ backend, request }: Call): Promise<Response> {
  requireOAuthServer(backend)
  const { user, session } = await requireAnyCaller(backend, request)
  const scope = session.oauthClientId === null ? knownScopes.join(' ') : (session.scopes ?? '')
  return Response.json(userClaims(user, scope))
}

export function userClaims(user: UserRow, scope: string): Record<string, unknown> {
  const scopes = scopesOf(scope)
  const has = (name: Scope) => scopes.includes(name)
  return withoutNulls({
    sub: user.id,
    ...(has('email') && user.email
      ? { email: user.email, email_verified: user.emailConfirmedAt !== null }
      : {}),
    ...(has('phone') && user.phone
      ? { phone_number: `+${user.phone}`, phone_number_verified: user.phoneConfirmedAt !== null }
      : {}),
    ...(has('profile') ? profileOf(user) : {}),
  })
}

function profileOf({ rawUserMetaData, updatedAt }: UserRow) {
  const said = (...names: string[]) =>
    names.map((name) => rawUserMetaData?.[name]).find((value) => typeof value === 'string' && value !== '')
  return {
    name: said('full_name', 'name'),
    given_name: said('given_name'),
    family_name: said('family_name'),
    preferred_username: said('preferred_username', 'user_name'),
    picture: said('avatar_url', 'picture'),
    updated_at: updatedAt ? Math.floor(updatedAt.getTime() / 1000) : undefined,
  }
}
