import { and, eq, isNull } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { isUuid } from '../http/path-id.ts'
import { oauthClients } from '../schema/index.ts'
import { withoutNothing } from '../users/json-values.ts'

/** A third party. */
export type OAuthClientRow = typeof oauthClients.$inferSelect

/** The third party of this number, if it has not been deleted. */
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
  return withoutNothing({
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

/** A third party as the member sees it whom it asks. */
export function askingClientJson(client: OAuthClientRow): Record<string, string> {
  return {
    id: client.id,
    name: client.clientName ?? '',
    uri: client.clientUri ?? '',
    logo_uri: client.logoUri ?? '',
  }
}
