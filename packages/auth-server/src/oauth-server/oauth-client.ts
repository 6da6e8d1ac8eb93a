import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Backend, Within } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { isUuid } from '../http/call.ts'
import { readWebAddress, isAppAddress } from '../redirects/redirect-policy.ts'
import { oauthClients } from '../schema/index.ts'
import { isSecureOrLocal } from '../settings.ts'
import { withoutNulls } from '../users/user-response.ts'

export type OAuthClientRow = typeof oauthClients.$inferSelect

export async function findOAuthClient({ database }: Within, id: string): Promise<OAuthClientRow | undefined> {
  if (!isUuid(id)) return undefined
  const isLive = and(eq(oauthClients.id, id), isNull(oauthClients.deletedAt))
  const [client] = await database.select().from(oauthClients).where(isLive)
  return client
}

export function redirectUrisOf(client: OAuthClientRow): string[] {
  return client.redirectUris.split(',')
}

export function grantTypesOf(client: OAuthClientRow): string[] {
  return client.grantTypes.split(',')
}

/** A third party as administrators and itself see it. Never its secret: that is told once, beside it. */
export function oauthClientJson(client: OAuthClientRow): Record<string, unknown> {
  return withoutNulls({
    client_id: client.id,
    client_type: client.clientType,
    redirect_uris: redirectUrisOf(client),
    token_endpoint_auth_method: client.tokenEndpointAuthMethod,
    grant_types: grantTypesOf(client),
    response_types: ['code'],
    client_name: client.clientName,
    client_uri: client.clientUri,
    logo_uri: client.logoUri,
    registration_type: client.registrationType,
    created_at: client.createdAt.toISOString(),
    updated_at: client.updatedAt.toISOString(),
  })
}

export function requestingClientJson(client: OAuthClientRow): Record<string, string> {
  return {
    id: client.id,
    name: client.clientName ?? '',
    uri: client.clientUri ?? '',
    logo_uri: client.logoUri ?? '',
  }
}

export function requireOAuthServer(backend: Backend): void {
  if (backend.settings.oauthServer.enabled) return
  throw new AuthError(404, 'feature_disabled', 'OAuth server is disabled')
}

const unseen = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u

const secureOrLoopback = (text: string) => {
  const url = readWebAddress(text)
  return url !== undefined && isSecureOrLocal(url.href)
}

const methods = ['none', 'client_secret_basic', 'client_secret_post'] as const

const redirectUri = z
  .string()
  .max(2048)
  .refine((uri) => !/[#,]/.test(uri), 'fragments and commas are not allowed in redirect URIs')
  .refine(
    (uri) => secureOrLoopback(uri) || isAppAddress(uri),
    'must be an absolute https address, http on loopback only, or of an application’s own scheme',
  )

const page = z
  .string()
  .max(2048)
  .refine((uri) => uri === '' || secureOrLoopback(uri), 'must be an https address')

const fields = z.object({
  redirect_uris: z.array(redirectUri).min(1).max(10),
  grant_types: z.array(z.enum(['authorization_code', 'refresh_token'])).min(1),
  client_name: z
    .string()
    .trim()
    .max(1024)
    .refine((name) => !unseen.test(name), 'invisible characters are not allowed in names'),
  client_uri: page,
  logo_uri: page,
  token_endpoint_auth_method: z.enum(methods),
})

export const clientForm = fields
  .partial()
  .required({ redirect_uris: true })
  .extend({
    grant_types: fields.shape.grant_types.default(['authorization_code', 'refresh_token']),
    client_type: z.enum(['public', 'confidential']).optional(),
    response_types: z.array(z.literal('code')).optional(),
  })
  .transform((form) => {
    const isPublic = form.client_type === 'public' || form.token_endpoint_auth_method === 'none'
    const method = form.token_endpoint_auth_method ?? (isPublic ? 'none' : 'client_secret_basic')
    return { ...form, token_endpoint_auth_method: method, client_type: form.client_type ?? typeOf(method) }
  })
  .refine((form) => form.client_type === typeOf(form.token_endpoint_auth_method), {
    path: ['token_endpoint_auth_method'],
    message: 'public clients use none, confidential clients a secret',
  })

export const clientChanges = fields
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'No fields provided for update')

export function typeOf(method: (typeof methods)[number]): 'public' | 'confidential' {
  return method === 'none' ? 'public' : 'confidential'
}
