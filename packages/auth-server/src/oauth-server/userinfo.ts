import { requireAnyCaller } from '../callers/caller.ts'
import type { Call } from '../http/route.ts'
import { personClaims } from './person-claims.ts'
import { requireOAuthServer } from './require-oauth-server.ts'
import { knownScopes } from './scopes.ts'

/** Who is signed in: to a third party as much as its scopes say, to the person everything. */
export async function userinfo({ backend, request }: Call): Promise<Response> {
  requireOAuthServer(backend)
  const { user, session } = await requireAnyCaller(backend, request)
  const scope = session.oauthClientId === null ? knownScopes.join(' ') : (session.scopes ?? '')
  return Response.json(personClaims(user, scope))
}
