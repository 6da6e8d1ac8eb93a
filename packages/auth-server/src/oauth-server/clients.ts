import { isNull, desc } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import { requireAdmin } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/body.ts'
import { type Call, pathId } from '../http/route.ts'
import { oauthClients } from '../schema/index.ts'
import { clientForm, clientChanges } from './client-form.ts'
import { oauthClientJson, requireOAuthServer, type OAuthClientRow, findOAuthClient } from './oauth-client.ts'
import { createOAuthClient, changeOAuthClient, deleteOAuthClient, renewClientSecret } from './save-client.ts'

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
