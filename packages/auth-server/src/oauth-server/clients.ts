import { isNull, desc, eq, and } from 'drizzle-orm'
import { randomBytes, timingSafeEqual, hash, randomUUID } from 'node:crypto'
import { inTransaction, type Within } from '../backend.ts'
import { requireAdmin } from '../callers/caller.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { parse, type Call, pathId } from '../http/call.ts'
import { oauthClients, oauthAuthorizations, sessions, oauthConsents } from '../schema/index.ts'
import {
  clientForm,
  clientChanges,
  typeOf,
  oauthClientJson,
  requireOAuthServer,
  type OAuthClientRow,
  findOAuthClient,
} from './oauth-client.ts'

export async function listClients(call: Call): Promise<Response> {
  await requireClientAdmin(call)
  const clients = await call.database
    .select()
    .from(oauthClients)
    .where(isNull(oauthClients.deletedAt))
    .orderBy(desc(oauthClients.createdAt))
  const headers = { 'x-total-count': String(clients.length) }
  return Response.json({ clients: clients.map(oauthClientJson), aud: 'authenticated' }, { headers })
}

export async function addClient(call: Call): Promise<Response> {
  await requireClientAdmin(call)
  return register(call, 'manual')
}

export async function registerItself(call: Call): Promise<Response> {
  requireOAuthServer(call)
  const message = 'Dynamic client registration is not enabled'
  if (!call.settings.oauthServer.dynamicRegistration)
    throw new AuthError(403, 'oauth_dynamic_client_registration_disabled', message)
  return register(call, 'dynamic')
}

async function register(call: Call, registrationType: 'dynamic' | 'manual'): Promise<Response> {
  const form = parse(clientForm, await call.json())
  const secret = form.client_type === 'confidential' ? makeClientSecret() : undefined
  const at = call.now()
  const [client] = await call.database
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
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  return told(client, secret, 201)
}

export async function readClient(call: Call): Promise<Response> {
  return told(await requestedClient(call))
}

export async function changeClient(call: Call): Promise<Response> {
  const { id, clientType } = await requestedClient(call)
  const changes = parse(clientChanges, await call.json())
  const method = changes.token_endpoint_auth_method
  if (method && typeOf(method) !== clientType)
    throw invalid(`token_endpoint_auth_method: ${clientType} client`)
  const changed = await setClient(call, id, {
    redirectUris: changes.redirect_uris?.join(),
    grantTypes: changes.grant_types?.join(),
    clientName: changes.client_name,
    clientUri: changes.client_uri,
    logoUri: changes.logo_uri,
    tokenEndpointAuthMethod: method,
  })
  return told(changed)
}

/** Deletes a third party: its sessions, requests and grants end with it. */
export async function removeClient(call: Call): Promise<Response> {
  const { id } = await requestedClient(call)
  await inTransaction(call, async (call) => {
    const { database } = call
    await setClient(call, id, { deletedAt: call.now() })
    await database.delete(oauthAuthorizations).where(eq(oauthAuthorizations.clientId, id))
    await database.delete(sessions).where(eq(sessions.oauthClientId, id))
    await database.delete(oauthConsents).where(eq(oauthConsents.clientId, id))
  })
  return new Response(null, { status: 204 })
}

export async function renewSecret(call: Call): Promise<Response> {
  const { id, clientType } = await requestedClient(call)
  if (clientType === 'public') throw invalid('Cannot regenerate secret for public client')
  const secret = makeClientSecret()
  return told(await setClient(call, id, { clientSecretHash: clientSecretHash(secret) }), secret)
}

async function requestedClient(call: Call): Promise<OAuthClientRow> {
  await requireClientAdmin(call)
  const client = await findOAuthClient(call, pathId(call, 'clientId'))
  if (client) return client
  throw notFound()
}

async function requireClientAdmin(call: Call): Promise<void> {
  requireOAuthServer(call)
  await requireAdmin(call)
}

/** A secret never expires (RFC 7591: 0). */
function told(client: OAuthClientRow | undefined, secret?: string, status = 200): Response {
  if (!client) throw notFound()
  const secretParts = secret === undefined ? {} : { client_secret: secret, client_secret_expires_at: 0 }
  return Response.json({ ...oauthClientJson(client), ...secretParts }, { status })
}

function notFound() {
  return new AuthError(404, 'oauth_client_not_found', 'OAuth client not found')
}

type ClientSet = Partial<typeof oauthClients.$inferInsert>

async function setClient({ database, now }: Within, id: string, set: ClientSet) {
  const isLive = and(eq(oauthClients.id, id), isNull(oauthClients.deletedAt))
  const change = { ...set, updatedAt: now() }
  const [client] = await database.update(oauthClients).set(change).where(isLive).returning()
  return client
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
