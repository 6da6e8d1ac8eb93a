import { and, eq, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { oauthAuthorizations, oauthClients, oauthConsents, sessions } from '../schema/index.ts'
import { typeOf, type ClientChanges, type ClientForm } from './client-form.ts'
import { clientSecretHash, makeClientSecret } from './client-secret.ts'
import type { OAuthClientRow } from './oauth-client.ts'

/** A third party, with its secret where one was just made. */
type TellingClient = { client: OAuthClientRow; secret?: string }

/** Keeps a new third party. */
export async function createOAuthClient(
  { database, now }: Backend,
  form: ClientForm,
  registrationType: 'dynamic' | 'manual',
): Promise<TellingClient> {
  const secret = form.client_type === 'confidential' ? makeClientSecret() : undefined
  const [client] = await database
    .insert(oauthClients)
    .values({
      id: randomUUID(),
      registrationType,
      clientType: form.client_type,
      tokenEndpointAuthMethod: form.token_endpoint_auth_method,
      redirectUris: form.redirect_uris.join(),
      grantTypes: form.grant_types.join(),
      clientName: form.client_name || null,
      clientUri: form.client_uri || null,
      logoUri: form.logo_uri || null,
      clientSecretHash: secret ? clientSecretHash(secret) : null,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning()
  return { client: found(client), ...(secret && { secret }) }
}

/** Changes what is given; a method that does not go with the third party's kind: `400 validation_failed`. */
export async function changeOAuthClient(
  { database, now }: Backend,
  present: OAuthClientRow,
  changes: ClientChanges,
): Promise<OAuthClientRow> {
  const method = changes.token_endpoint_auth_method
  if (method && typeOf(method) !== present.clientType)
    throw new AuthError(400, 'validation_failed', `token_endpoint_auth_method: ${present.clientType} client`)
  const [client] = await database
    .update(oauthClients)
    .set({
      redirectUris: changes.redirect_uris?.join(),
      grantTypes: changes.grant_types?.join(),
      clientName: changes.client_name,
      clientUri: changes.client_uri,
      logoUri: changes.logo_uri,
      tokenEndpointAuthMethod: method,
      updatedAt: now(),
    })
    .where(isLive(present.id))
    .returning()
  return found(client)
}

/** A new secret in place of the old one, which is void at once. */
export async function renewClientSecret({ database, now }: Backend, present: OAuthClientRow) {
  if (present.clientType === 'public')
    throw new AuthError(400, 'validation_failed', 'Cannot regenerate secret for public client')
  const secret = makeClientSecret()
  const [client] = await database
    .update(oauthClients)
    .set({ clientSecretHash: clientSecretHash(secret), updatedAt: now() })
    .where(isLive(present.id))
    .returning()
  return { client: found(client), secret }
}

/**
 * Deletes a third party: its sessions, requests and grants end with it. Runs in the caller's transaction. Requests come
 * first: a code that is exchanged meanwhile has become a session by then.
 */
export async function deleteOAuthClient(database: AuthDatabase, id: string, now: Date): Promise<void> {
  await database.update(oauthClients).set({ deletedAt: now, updatedAt: now }).where(isLive(id))
  await database.delete(oauthAuthorizations).where(eq(oauthAuthorizations.clientId, id))
  await database.delete(sessions).where(eq(sessions.oauthClientId, id))
  await database.delete(oauthConsents).where(eq(oauthConsents.clientId, id))
}

function isLive(id: string) {
  return and(eq(oauthClients.id, id), isNull(oauthClients.deletedAt))
}

function found(client: OAuthClientRow | undefined): OAuthClientRow {
  if (client) return client
  throw new AuthError(404, 'oauth_client_not_found', 'OAuth client not found')
}
