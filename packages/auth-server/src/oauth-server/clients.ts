import { isNull, desc, eq, and } from 'drizzle-orm'
import { randomBytes, timingSafeEqual, hash, randomUUID } from 'node:crypto'
import type { Backend } from '../backend.ts'
import { requireAdmin } from '../callers/caller.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { parse, type Call, pathId } from '../http/call.ts'
import { oauthClients, oauthAuthorizations, sessions, oauthConsents } from '../schema/index.ts'
import {
  clientForm,
  clientChanges,
  type ClientForm,
  type ClientChanges,
  typeOf,
  oauthClientJson,
  requireOAuthServer,
  type OAuthClientRow,
  findOAuthClient,
} from './oauth-client.ts'

export async function listClients({ backend, request }: Call): Promise<Response> {
  await requireClientAdmin(backend, request)
  const clients = await backend.database
    .select()
    .from(oauthClients)
    .where(isNull(oauthClients.deletedAt))
    .orderBy(desc(oauthClients.createdAt))
  const headers = { 'x-total-count': String(clients.length) }
  return Response.json({ clients: clients.map(oauthClientJson), aud: 'authenticated' }, { headers })
}

export async function addClient({ backend, request, json }: Call): Promise<Response> {
  await requireClientAdmin(backend, request)
  const { client, secret } = await createOAuthClient(backend, parse(clientForm, await json()), 'manual')
  return told(client, secret, 201)
}

export async function readClient(call: Call): Promise<Response> {
  return told(await requestedClient(call))
}

export async function changeClient(call: Call): Promise<Response> {
  const client = await requestedClient(call)
  return told(await changeOAuthClient(call.backend, client, parse(clientChanges, await call.json())))
}

export async function removeClient(call: Call): Promise<Response> {
  const { id } = await requestedClient(call)
  const { database, now } = call.backend
  await database.transaction((transaction) => deleteOAuthClient(transaction, id, now()))
  return new Response(null, { status: 204 })
}

export async function renewSecret(call: Call): Promise<Response> {
  const { client, secret } = await renewClientSecret(call.backend, await requestedClient(call))
  return told(client, secret)
}

export async function registerItself({ backend, json }: Call): Promise<Response> {
  requireOAuthServer(backend)
  if (!backend.settings.oauthServer.dynamicRegistration)
    throw new AuthError(
      403,
      'oauth_dynamic_client_registration_disabled',
      'Dynamic client registration is not enabled',
    )
  const { client, secret } = await createOAuthClient(backend, parse(clientForm, await json()), 'dynamic')
  return told(client, secret, 201)
}

async function requestedClient(call: Call): Promise<OAuthClientRow> {
  await requireClientAdmin(call.backend, call.request)
  const client = await findOAuthClient(call.backend.database, pathId(call, 'clientId'))
  if (client) return client
  throw new AuthError(404, 'oauth_client_not_found', 'OAuth client not found')
}

async function requireClientAdmin(backend: Backend, request: Request): Promise<void> {
  requireOAuthServer(backend)
  await requireAdmin(backend, request)
}

/** A secret never expires (RFC 7591: 0). */
function told(client: OAuthClientRow, secret?: string, status = 200): Response {
  const secretParts = secret === undefined ? {} : { client_secret: secret, client_secret_expires_at: 0 }
  return Response.json({ ...oauthClientJson(client), ...secretParts }, { status })
}

type TellingClient = { client: OAuthClientRow; secret?: string }

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

export async function changeOAuthClient(
  { database, now }: Backend,
  present: OAuthClientRow,
  changes: ClientChanges,
): Promise<OAuthClientRow> {
  const method = changes.token_endpoint_auth_method
  if (method && typeOf(method) !== present.clientType)
    throw invalid(`token_endpoint_auth_method: ${present.clientType} client`)
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

export async function renewClientSecret({ database, now }: Backend, present: OAuthClientRow) {
  if (present.clientType === 'public') throw invalid('Cannot regenerate secret for public client')
  const secret = makeClientSecret()
  const [client] = await database
    .update(oauthClients)
    .set({ clientSecretHash: clientSecretHash(secret), updatedAt: now() })
    .where(isLive(present.id))
    .returning()
  return { client: found(client), secret }
}

/** Deletes a third party: its sessions, requests and grants end with it. Runs in the caller's transaction. */
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

function makeClientSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The form a secret is kept in: base64url SHA-256. It is random, so no slower hash is needed. Source: GoTrue. */
function clientSecretHash(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** Whether this is the kept secret, in constant time; the same work when none is kept. */
export function isClientSecret(given: string, keptHash: string | null): boolean {
  const kept = Buffer.from(keptHash ?? '', 'base64url')
  const expected = kept.length === 32 ? kept : randomBytes(32)
  return timingSafeEqual(hash('sha256', given, 'buffer'), expected) && kept.length === 32
}
