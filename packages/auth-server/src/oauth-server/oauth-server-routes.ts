import { and, desc, eq, isNull } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { requireAnyCaller, requireCaller } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import { isUuid } from '../http/path-id.ts'
import type { Route, Call } from '../http/route.ts'
import { oauthAuthorizations, oauthClients, oauthConsents, sessions } from '../schema/index.ts'
import { lockUser } from '../users/lock-user.ts'
import { oauthAuthorizationRoutes } from './authorization-routes.ts'
import { authorize } from './authorize.ts'
import { oauthClientRoutes } from './client-routes.ts'
import { discovery } from './discovery.ts'
import { askingClientJson } from './oauth-client.ts'
import { oauthToken } from './oauth-token.ts'
import { personClaims } from './person-claims.ts'
import { requireOAuthServer } from './require-oauth-server.ts'
import { knownScopes, scopesOf } from './scopes.ts'

/** What a member has granted to third parties. */
const oauthGrantRoutes: readonly Route[] = [
  { method: 'GET', path: '/user/oauth/grants', answer: listGrants },
  { method: 'DELETE', path: '/user/oauth/grants', answer: revokeGrant },
]

/** The service as an authorisation server for third parties (OAuth 2.1). */
export const oauthServerRoutes: readonly Route[] = [
  { method: 'GET', path: '/oauth/authorize', limit: 'token', answer: authorize },
  ...oauthAuthorizationRoutes,
  { method: 'POST', path: '/oauth/token', limit: 'token', answer: oauthToken },
  { method: 'GET', path: '/oauth/userinfo', answer: userinfo },
  { method: 'POST', path: '/oauth/userinfo', answer: userinfo },
  ...oauthGrantRoutes,
  ...oauthClientRoutes,
  { method: 'GET', path: '/.well-known/openid-configuration', answer: discovery },
  { method: 'GET', path: '/.well-known/oauth-authorization-server', answer: discovery },
]

/** Who is signed in: to a third party as much as its scopes say, to the person everything. */
async function userinfo({ backend, request }: Call): Promise<Response> {
  requireOAuthServer(backend)
  const { user, session } = await requireAnyCaller(backend, request)
  const scope = session.oauthClientId === null ? knownScopes.join(' ') : (session.scopes ?? '')
  return Response.json(personClaims(user, scope))
}

async function listGrants({ backend, request }: Call): Promise<Response> {
  requireOAuthServer(backend)
  const { user } = await requireCaller(backend, request)
  const grants = await backend.database
    .select({ consent: oauthConsents, client: oauthClients })
    .from(oauthConsents)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthConsents.clientId))
    .where(
      and(eq(oauthConsents.userId, user.id), isNull(oauthConsents.revokedAt), isNull(oauthClients.deletedAt)),
    )
    .orderBy(desc(oauthConsents.grantedAt))
  return Response.json(
    grants.map(({ consent, client }) => ({
      client: askingClientJson(client),
      scopes: scopesOf(consent.scopes),
      granted_at: consent.grantedAt.toISOString(),
    })),
  )
}

/** Takes a grant back: the third party's sessions end, and codes on their way are void. */
async function revokeGrant({ backend, request, url, address }: Call): Promise<Response> {
  requireOAuthServer(backend)
  const { user } = await requireCaller(backend, request)
  const clientId = url.searchParams.get('client_id') ?? ''
  if (!isUuid(clientId)) throw new AuthError(400, 'validation_failed', 'client_id must be an UUID')
  const at = backend.now()
  await backend.database.transaction(async (transaction) => {
    await lockUser(transaction, user.id)
    // In the order of deleting a third party: two orders would wait for each other.
    await transaction
      .delete(oauthAuthorizations)
      .where(and(eq(oauthAuthorizations.userId, user.id), eq(oauthAuthorizations.clientId, clientId)))
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), eq(sessions.oauthClientId, clientId)))
    const [revoked] = await transaction
      .update(oauthConsents)
      .set({ revokedAt: at })
      .where(
        and(
          eq(oauthConsents.userId, user.id),
          eq(oauthConsents.clientId, clientId),
          isNull(oauthConsents.revokedAt),
        ),
      )
      .returning()
    if (!revoked) throw new AuthError(404, 'oauth_consent_not_found', 'No active grant found for this client')
    const details = { client_id: clientId }
    await audit(transaction, { action: 'oauth_consent_revoked', user, at, address, details })
  })
  return new Response(null, { status: 204 })
}
