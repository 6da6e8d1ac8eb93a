import { lt } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { OAuthError, AuthError, invalid } from '../errors/auth-error.ts'
import { isStorableJson, type Call } from '../http/call.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { redirect, withQuery } from '../redirects/redirect-policy.ts'
import { oauthAuthorizations } from '../schema/index.ts'
import { requireOAuthServer, grantTypesOf, findOAuthClient, redirectUrisOf } from './oauth-client.ts'
import { grantableScopes, type Scope, readScope } from './scopes.ts'

const lifeMilliseconds = 600_000

export async function authorize(call: Call): Promise<Response> {
  requireOAuthServer(call)
  const { publicUrl: iss, settings } = call
  const { searchParams: query } = call.url
  const clientId = only(query, 'client_id')
  const redirectUri = only(query, 'redirect_uri')
  const client = await findOAuthClient(call, clientId)
  if (!client) throw new AuthError(400, 'oauth_client_not_found', 'invalid client_id')
  if (!redirectUrisOf(client).includes(redirectUri)) throw invalid('invalid redirect_uri')
  try {
    if (!grantTypesOf(client).includes('authorization_code'))
      throw new OAuthError('unauthorized_client', 'This client may not ask for codes')
    const request = readAuthorizationRequest(query, grantableScopes(call.keys))
    const id = await storeRequest(call, { ...request, clientId: client.id, redirectUri })
    const site = settings.siteUrl.replace(/\/+$/, '')
    return redirect(`${site}${settings.oauthServer.consentPath}?authorization_id=${id}`)
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    const refusal = { error: error.error, error_description: error.message }
    return redirect(withQuery(redirectUri, { ...refusal, state: readState(query), iss }))
  }
}

function only(query: URLSearchParams, name: string): string {
  const [value, ...more] = query.getAll(name)
  if (value && more.length === 0) return value
  throw invalid(`${name} is required, once`)
}

type Requested = ReturnType<typeof readAuthorizationRequest> & { clientId: string; redirectUri: string }

async function storeRequest({ database, now }: Call, request: Requested): Promise<string> {
  const at = now()
  const authorizationId = randomBytes(24).toString('base64url')
  await database.delete(oauthAuthorizations).where(lt(oauthAuthorizations.expiresAt, at))
  const times = { createdAt: at, expiresAt: new Date(at.getTime() + lifeMilliseconds) }
  await database
    .insert(oauthAuthorizations)
    .values({ id: randomUUID(), authorizationId, ...request, ...times })
  return authorizationId
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
