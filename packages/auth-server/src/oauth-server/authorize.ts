import { lt } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Backend } from '../backend.ts'
import { OAuthError, AuthError, invalid } from '../errors/auth-error.ts'
import { isStorableJson, type Call } from '../http/call.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { oauthAuthorizations } from '../schema/index.ts'
import {
  requireOAuthServer,
  grantTypesOf,
  clientRedirect,
  type OAuthClientRow,
  findOAuthClient,
  redirectUrisOf,
} from './oauth-client.ts'
import { grantableScopes, type Scope, readScope } from './scopes.ts'

const lifeMilliseconds = 600_000

export async function authorize({ backend, url }: Call): Promise<Response> {
  requireOAuthServer(backend)
  const { client, redirectUri } = await requestingClient(backend, url.searchParams)
  const answer = { state: readState(url.searchParams), iss: backend.publicUrl }
  try {
    if (!grantTypesOf(client).includes('authorization_code'))
      throw new OAuthError('unauthorized_client', 'This client may not ask for codes')
    const request = readAuthorizationRequest(url.searchParams, grantableScopes(backend.keys))
    const authorizationId = await storeRequest(backend, { ...request, clientId: client.id, redirectUri })
    return sendTo(consentPage(backend, authorizationId))
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    return sendTo(
      clientRedirect(redirectUri, { error: error.error, error_description: error.message, ...answer }),
    )
  }
}

async function requestingClient(
  { database }: Backend,
  query: URLSearchParams,
): Promise<{ client: OAuthClientRow; redirectUri: string }> {
  const clientId = only(query, 'client_id')
  const redirectUri = only(query, 'redirect_uri')
  const client = await findOAuthClient(database, clientId)
  if (!client) throw new AuthError(400, 'oauth_client_not_found', 'invalid client_id')
  if (!redirectUrisOf(client).includes(redirectUri)) throw invalid('invalid redirect_uri')
  return { client, redirectUri }
}

function only(query: URLSearchParams, name: string): string {
  const [value, ...more] = query.getAll(name)
  if (value && more.length === 0) return value
  throw invalid(`${name} is required, once`)
}

async function storeRequest(
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

function readAuthorizationRequest(query: URLSearchParams, grantable: readonly Scope[]) {
  const names = [...query.keys()]
  if (new Set(names).size < names.length) throw invalidRequest('A parameter is there more than once')
  if (query.get('response_type') !== 'code') throw invalidRequest('Only response_type=code is supported')
  if (query.get('state') !== null && readState(query) === null) throw invalidRequest('state is too long')
  return {
    ...readChallenge(query),
    scope: readScope(query.get('scope') ?? '', grantable),
    state: readState(query),
    nonce: readText(query, 'nonce', 255),
    resource: readResource(query),
  }
}

function readState(query: URLSearchParams): string | null {
  const [state = '', ...more] = query.getAll('state')
  const isKept = state !== '' && more.length === 0 && state.length <= 4096 && isStorableJson(state)
  return isKept ? state : null
}

function readChallenge(query: URLSearchParams) {
  try {
    const read = readCodeChallenge({
      code_challenge: query.get('code_challenge'),
      code_challenge_method: query.get('code_challenge_method'),
    })
    if (!read) throw invalidRequest('PKCE flow requires both code_challenge and code_challenge_method')
    if (read.method === 'plain') throw invalidRequest('code_challenge_method must be S256')
    return { codeChallenge: read.challenge, codeChallengeMethod: read.method }
  } catch (error) {
    throw error instanceof AuthError ? invalidRequest(error.message) : error
  }
}

function readResource(query: URLSearchParams): string | null {
  const resource = readText(query, 'resource', 2048)
  if (resource !== null && (!URL.canParse(resource) || resource.includes('#')))
    throw invalidRequest('resource must be an absolute address without a fragment')
  return resource
}

function readText(query: URLSearchParams, name: string, longest: number): string | null {
  const text = query.get(name) ?? ''
  if (text.length > longest || !isStorableJson(text)) throw invalidRequest(`${name} is too long`)
  return text === '' ? null : text
}

function invalidRequest(message: string) {
  return new OAuthError('invalid_request', message)
}
