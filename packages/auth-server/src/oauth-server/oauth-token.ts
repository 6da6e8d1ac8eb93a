import { z } from 'zod'
import { AuthError } from '../errors/auth-error.ts'
import { OAuthError } from '../errors/oauth-error.ts'
import { readText } from '../http/read-body.ts'
import type { Call } from '../http/route.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import type { TokenAnswer } from '../sessions/token-response.ts'
import { authenticateClient } from './authenticate-client.ts'
import { exchangeCode } from './exchange-code.ts'
import { grantTypesOf, type OAuthClientRow } from './oauth-client.ts'
import { requireOAuthServer } from './require-oauth-server.ts'

type Form = Readonly<Record<string, string>>

const texts = z
  .record(z.string(), z.unknown())
  .transform((body) =>
    Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  )

/** Where a third party gets tokens: for its code, then for its refresh token. The body is a form, or JSON. */
export async function oauthToken(call: Call): Promise<Response> {
  requireOAuthServer(call.backend)
  const form = await readForm(call.request)
  const client = await authenticateClient(call.backend, call.request, form)
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

async function refresh({ backend }: Call, client: OAuthClientRow, form: Form) {
  const { refresh_token: token = '' } = form
  if (token === '') throw new OAuthError('invalid_request', 'refresh_token is required')
  try {
    return answered(client, await refreshSession(backend, token, { oauthClientId: client.id }))
  } catch (error) {
    throw error instanceof AuthError ? new OAuthError('invalid_grant', error.message) : error
  }
}

/** Nothing of the person but what the tokens say. */
function answered(client: OAuthClientRow, tokens: TokenAnswer) {
  const { access_token, token_type, expires_in, refresh_token } = tokens
  const mayRefresh = grantTypesOf(client).includes('refresh_token')
  return { access_token, token_type, expires_in, ...(mayRefresh && { refresh_token }) }
}
