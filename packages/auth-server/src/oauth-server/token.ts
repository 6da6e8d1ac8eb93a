import { z } from 'zod'
import { OAuthError, AuthError } from '../errors/auth-error.ts'
import { readText, type Call } from '../http/call.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import type { TokenResponse } from '../tokens/token-response.ts'
import { exchangeCode } from './authorization-code.ts'
import { isClientSecret } from './clients.ts'
import { requireOAuthServer, grantTypesOf, type OAuthClientRow, findOAuthClient } from './oauth-client.ts'

type Form = Readonly<Record<string, string>>

const texts = z
  .record(z.string(), z.unknown())
  .transform((body) =>
    Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  )

export async function oauthToken(call: Call): Promise<Response> {
  requireOAuthServer(call)
  const form = await readForm(call.request)
  const client = await authenticateClient(call, form)
  const grantType = form.grant_type ?? ''
  if (grantType === '') throw new OAuthError('invalid_request', 'grant_type is required')
  if (!grantTypesOf(client).includes(grantType))
    throw new OAuthError('unsupported_grant_type', 'This client may not use this grant type')
  if (grantType === 'refresh_token') return Response.json(await refresh(call, client, form))
  const { tokens, scope, idToken } = await exchangeCode(call, client, form)
  return Response.json({ ...answered(client, tokens), scope, ...(idToken && { id_token: idToken }) })
}

async function readForm(request: Request): Promise<Form> {
  const text = await readText(request)
  if (request.headers.get('content-type')?.includes('application/json')) {
    try {
      return texts.parse(JSON.parse(text))
    } catch {
      throw new OAuthError('invalid_request', 'Invalid JSON body')
    }
  }
  const pairs = [...new URLSearchParams(text)]
  const form = Object.fromEntries(pairs)
  if (Object.keys(form).length === pairs.length) return form
  throw new OAuthError('invalid_request', 'A parameter is there more than once')
}

async function refresh(call: Call, client: OAuthClientRow, form: Form) {
  const { refresh_token: token = '' } = form
  if (token === '') throw new OAuthError('invalid_request', 'refresh_token is required')
  try {
    // It is the third party that asks: its address is none of the person's.
    return answered(client, await refreshSession({ ...call, address: '' }, token, client.id))
  } catch (error) {
    throw error instanceof AuthError ? new OAuthError('invalid_grant', error.message) : error
  }
}

function answered(client: OAuthClientRow, tokens: TokenResponse) {
  const { access_token, token_type, expires_in, refresh_token } = tokens
  const mayRefresh = grantTypesOf(client).includes('refresh_token')
  return { access_token, token_type, expires_in, ...(mayRefresh && { refresh_token }) }
}

type Credentials = { id: string; secret: string; method: OAuthClientRow['tokenEndpointAuthMethod'] }

/** The third party of a token request, which names itself in the way it is registered for and in no other. */
async function authenticateClient(call: Call, form: Form): Promise<OAuthClientRow> {
  const { id, secret, method } = credentialsOf(call.request, form)
  const client = await findOAuthClient(call, id)
  const isRightSecret = isClientSecret(secret, client?.clientSecretHash ?? null)
  const isRight = client?.clientType === 'public' ? secret === '' : isRightSecret
  if (client && isRight && method === client.tokenEndpointAuthMethod) return client
  throw wrong()
}

function credentialsOf(request: Request, form: Form): Credentials {
  const { client_id: id = '', client_secret: secret = '' } = form
  const basic = readBasic(request.headers.get('authorization') ?? '')
  if (!basic) return { id, secret, method: secret === '' ? 'none' : 'client_secret_post' }
  if (secret !== '' || (id !== '' && id !== basic.id)) throw wrong()
  return { ...basic, method: 'client_secret_basic' }
}

/** Name and secret are written as in forms before they are joined (RFC 6749, section 2.3.1). */
function readBasic(header: string): { id: string; secret: string } | undefined {
  const [, encoded] = /^basic +([\w+/=-]+) *$/i.exec(header) ?? []
  if (encoded === undefined) return undefined
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  return { id: formDecoded(id), secret: formDecoded(rest.join(':')) }
}

function formDecoded(text: string): string {
  return new URLSearchParams(`value=${text.replaceAll('&', '%26')}`).get('value') ?? ''
}

function wrong() {
  const error_description = 'Invalid client credentials'
  return new AuthError(400, 'invalid_credentials', error_description, {
    error: 'invalid_client',
    error_description,
  })
}
