import { and, eq, isNull } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { isUuid } from '../http/route.ts'
import { oauthClients } from '../schema/index.ts'
import { withoutNulls } from '../users/user-response.ts'

export type OAuthClientRow = typeof oauthClients.$inferSelect

export async function findOAuthClient(
  database: AuthDatabase,
  id: string,
): Promise<OAuthClientRow | undefined> {
  if (!isUuid(id)) return undefined
  const [client] = await database
    .select()
    .from(oauthClients)
    .where(and(eq(oauthClients.id, id), isNull(oauthClients.deletedAt)))
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

export function clientRedirect(
  redirectUri: string,
  answer: Readonly<Record<string, string | null | undefined>>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(answer)) if (value) query.set(name, value)
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`
}

export function requireOAuthServer({ settings }: Pick<Backend, 'settings'>): void {
  if (settings.oauthServer.enabled) return
  throw new AuthError(404, 'feature_disabled', 'OAuth server is disabled')
}
