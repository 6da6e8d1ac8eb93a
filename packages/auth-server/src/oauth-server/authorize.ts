import { lt } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { OAuthError } from '../errors/oauth-error.ts'
import type { Call } from '../http/route.ts'
import { oauthAuthorizations } from '../schema/index.ts'
import { readAuthorizationRequest, readState } from './authorization-request.ts'
import { clientRedirect } from './client-redirect.ts'
import { findOAuthClient, grantTypesOf, redirectUrisOf, type OAuthClientRow } from './oauth-client.ts'
import { requireOAuthServer } from './require-oauth-server.ts'
import { grantableScopes } from './scopes.ts'

const lifeMilliseconds = 600_000

/**
 * A third party sends a browser here. An unknown third party or return address is told to the person
 * (`400 oauth_client_not_found`, `validation_failed`): nobody is sent on to an address that was not registered,
 * character by character. Other faults are told to the third party; else the app's page asks for consent.
 */
export async function authorize({ backend, url }: Call): Promise<Response> {
  requireOAuthServer(backend)
  const { client, redirectUri } = await whoAsks(backend, url.searchParams)
  const answer = { state: readState(url.searchParams), iss: backend.publicUrl }
  try {
    if (!grantTypesOf(client).includes('authorization_code'))
      throw new OAuthError('unauthorized_client', 'This client may not ask for codes')
    const request = readAuthorizationRequest(url.searchParams, grantableScopes(backend.keys))
    const authorizationId = await keepRequest(backend, { ...request, clientId: client.id, redirectUri })
    return sendTo(consentPage(backend, authorizationId))
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    return sendTo(
      clientRedirect(redirectUri, { error: error.error, error_description: error.message, ...answer }),
    )
  }
}

async function whoAsks(
  { database }: Backend,
  query: URLSearchParams,
): Promise<{ client: OAuthClientRow; redirectUri: string }> {
  const clientId = only(query, 'client_id')
  const redirectUri = only(query, 'redirect_uri')
  const client = await findOAuthClient(database, clientId)
  if (!client) throw new AuthError(400, 'oauth_client_not_found', 'invalid client_id')
  if (!redirectUrisOf(client).includes(redirectUri))
    throw new AuthError(400, 'validation_failed', 'invalid redirect_uri')
  return { client, redirectUri }
}

function only(query: URLSearchParams, name: string): string {
  const [value, ...more] = query.getAll(name)
  if (value && more.length === 0) return value
  throw new AuthError(400, 'validation_failed', `${name} is required, once`)
}

async function keepRequest(
  { database, now }: Backend,
  request: ReturnType<typeof readAuthorizationRequest> & { clientId: string; redirectUri: string },
): Promise<string> {
  const at = now()
  const authorizationId = randomBytes(24).toString('base64url')
  await database.delete(oauthAuthorizations).where(lt(oauthAuthorizations.expiresAt, at))
  await database.insert(oauthAuthorizations).values({
    id: randomUUID(),
    authorizationId,
    ...request,
    createdAt: at,
    expiresAt: new Date(at.getTime() + lifeMilliseconds),
  })
  return authorizationId
}

function consentPage({ settings }: Backend, authorizationId: string): string {
  const site = settings.siteUrl.replace(/\/+$/, '')
  return `${site}${settings.oauthServer.consentPath}?authorization_id=${authorizationId}`
}

function sendTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}
