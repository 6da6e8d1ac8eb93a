import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Backend } from '../backend.ts'
import { type Caller, requireCaller, requireFullAssurance } from '../callers/caller.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { oauthAuthorizations } from '../schema/index.ts'
import { lockUser } from '../users/user-row.ts'
import { approve } from './authorization-code.ts'
import { liveConsent, rememberConsent } from './grants.ts'
import {
  type OAuthClientRow,
  findOAuthClient,
  redirectUrisOf,
  clientRedirect,
  requireOAuthServer,
  requestingClientJson,
} from './oauth-client.ts'
import { coversScopes } from './scopes.ts'

const decision = z.object({ action: z.enum(['approve', 'deny']) })

export async function showAuthorization(call: Call): Promise<Response> {
  const { backend } = call
  const caller = await requireDecider(call)
  return backend.database.transaction(async (transaction) => {
    const asked = await lockAuthorizationRequest(backend, transaction, caller, {
      authorizationId: call.parameters.authorizationId ?? '',
      isRead: false,
    })
    const { authorization } = asked
    const { user } = caller
    await transaction
      .update(oauthAuthorizations)
      .set({ userId: user.id })
      .where(eq(oauthAuthorizations.id, authorization.id))
    const consent = await liveConsent(transaction, user.id, authorization.clientId)
    if (consent && coversScopes(consent.scopes, authorization.scope) && isCertain(asked))
      return Response.json({ redirect_url: await approve(backend, transaction, caller, authorization) })
    return Response.json(authorizationJson(asked, user))
  })
}

export async function decide(call: Call): Promise<Response> {
  const { backend } = call
  const caller = await requireDecider(call)
  const { action } = parse(decision, await call.json())
  return backend.database.transaction(async (transaction) => {
    const { authorization } = await lockAuthorizationRequest(backend, transaction, caller, {
      authorizationId: call.parameters.authorizationId ?? '',
      isRead: true,
    })
    if (action === 'approve') {
      await rememberConsent(call, transaction, caller, authorization)
      return Response.json({ redirect_url: await approve(backend, transaction, caller, authorization) })
    }
    await transaction
      .update(oauthAuthorizations)
      .set({ status: 'denied' })
      .where(eq(oauthAuthorizations.id, authorization.id))
    const { redirectUri, state } = authorization
    const refusal = { error: 'access_denied', error_description: 'User denied the request', state }
    return Response.json({
      redirect_url: clientRedirect(redirectUri, { ...refusal, iss: backend.publicUrl }),
    })
  })
}

async function requireDecider({ backend, request }: Call): Promise<Caller> {
  requireOAuthServer(backend)
  requireKnownOrigin(backend, request)
  const caller = await requireCaller(backend, request)
  await requireFullAssurance(backend, caller)
  return caller
}

/** A page of another site may not decide for the member, whatever it got hold of. */
function requireKnownOrigin({ redirectTo }: Backend, request: Request): void {
  const origin = request.headers.get('origin')
  if (origin === null || redirectTo(origin) === origin) return
  throw invalid('unauthorized request origin')
}

/** Whether nobody else can have sent the request or get its answer: others ask each time (RFC 8252, section 8.6). */
function isCertain({ client, authorization }: AuthorizationRequest): boolean {
  return client.clientType === 'confidential' || authorization.redirectUri.startsWith('https:')
}

function authorizationJson({ authorization, client }: AuthorizationRequest, user: Caller['user']) {
  return {
    authorization_id: authorization.authorizationId,
    redirect_uri: authorization.redirectUri,
    client: requestingClientJson(client),
    user: { id: user.id, email: user.email ?? '' },
    scope: authorization.scope,
  }
}

export type AuthorizationRow = typeof oauthAuthorizations.$inferSelect

export type AuthorizationRequest = { authorization: AuthorizationRow; client: OAuthClientRow }

/** Locks a pending request after the member's account. `404 oauth_authorization_not_found`, `400 validation_failed`. */
export async function lockAuthorizationRequest(
  { now }: Pick<Backend, 'now'>,
  database: AuthDatabase,
  { user }: Caller,
  { authorizationId, isRead }: { authorizationId: string; isRead: boolean },
): Promise<AuthorizationRequest> {
  await lockUser(database, user.id)
  const [authorization] = await database
    .select()
    .from(oauthAuthorizations)
    .where(eq(oauthAuthorizations.authorizationId, authorizationId))
    .for('update')
  if (!authorization || authorization.expiresAt <= now()) throw notFound()
  const client = await findOAuthClient(database, authorization.clientId)
  const mayAnswer = authorization.userId === user.id || (authorization.userId === null && !isRead)
  if (!mayAnswer || !client || !redirectUrisOf(client).includes(authorization.redirectUri)) throw notFound()
  if (authorization.status !== 'pending') throw invalid('authorization request cannot be processed')
  return { authorization, client }
}

function notFound() {
  return new AuthError(404, 'oauth_authorization_not_found', 'authorization not found')
}
