import { desc, isNull } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import { requireAdmin } from '../callers/require-admin.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/parse.ts'
import { pathId } from '../http/path-id.ts'
import type { Call, Route } from '../http/route.ts'
import { oauthClients } from '../schema/index.ts'
import { clientChanges, clientForm } from './client-form.ts'
import { changeOAuthClient, createOAuthClient, deleteOAuthClient, renewClientSecret } from './keep-client.ts'
import { findOAuthClient, oauthClientJson, type OAuthClientRow } from './oauth-client.ts'
import { requireOAuthServer } from './require-oauth-server.ts'

const one = '/admin/oauth/clients/:clientId'

/** The third parties: kept by administrators, or by themselves where that is allowed. */
export const oauthClientRoutes: readonly Route[] = [
  { method: 'GET', path: '/admin/oauth/clients', answer: listClients },
  { method: 'POST', path: '/admin/oauth/clients', answer: addClient },
  { method: 'GET', path: one, answer: readClient },
  { method: 'PUT', path: one, answer: changeClient },
  { method: 'DELETE', path: one, answer: removeClient },
  { method: 'POST', path: `${one}/regenerate_secret`, answer: renewSecret },
  { method: 'POST', path: '/oauth/clients/register', limit: 'clientRegistration', answer: registerItself },
]

async function listClients({ backend, request }: Call): Promise<Response> {
  await requireClientAdmin(backend, request)
  const clients = await backend.database
    .select()
    .from(oauthClients)
    .where(isNull(oauthClients.deletedAt))
    .orderBy(desc(oauthClients.createdAt))
  const headers = { 'x-total-count': String(clients.length) }
  return Response.json({ clients: clients.map(oauthClientJson), aud: 'authenticated' }, { headers })
}

async function addClient({ backend, request, json }: Call): Promise<Response> {
  await requireClientAdmin(backend, request)
  const { client, secret } = await createOAuthClient(backend, parse(clientForm, await json()), 'manual')
  return told(client, secret, 201)
}

async function readClient(call: Call): Promise<Response> {
  return told(await requestedClient(call))
}

async function changeClient(call: Call): Promise<Response> {
  const client = await requestedClient(call)
  return told(await changeOAuthClient(call.backend, client, parse(clientChanges, await call.json())))
}

async function removeClient(call: Call): Promise<Response> {
  const { id } = await requestedClient(call)
  const { database, now } = call.backend
  await database.transaction((transaction) => deleteOAuthClient(transaction, id, now()))
  return new Response(null, { status: 204 })
}

async function renewSecret(call: Call): Promise<Response> {
  const { client, secret } = await renewClientSecret(call.backend, await requestedClient(call))
  return told(client, secret)
}

async function registerItself({ backend, json }: Call): Promise<Response> {
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
