import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { inTransaction, type Within } from '../backend.ts'
import { type Caller, requireCaller, requireFullAssurance } from '../callers/caller.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { withQuery } from '../redirects/redirect-policy.ts'
import { oauthAuthorizations } from '../schema/index.ts'
import { lockUser } from '../users/user-row.ts'
import { approve } from './authorization-code.ts'
import { liveConsent, rememberConsent } from './grants.ts'
import {
  type OAuthClientRow,
  findOAuthClient,
  redirectUrisOf,
  requireOAuthServer,
  requestingClientJson,
} from './oauth-client.ts'
import { coversScopes } from './scopes.ts'

const decision = z.object({ action: z.enum(['approve', 'deny']) })

export async function showAuthorization(call: Call): Promise<Response> {
  const caller = await requireDecider(call)
  const { user } = caller
  return inTransaction(call, async (call) => {
    const asked = await lockRequest(call, caller)
    const { authorization, client } = asked
    await setAuthorization(call, authorization.id, { userId: user.id })
    const consent = await liveConsent(call, user.id, authorization.clientId)
    if (consent && coversScopes(consent.scopes, authorization.scope) && isCertain(asked))
      return Response.json({ redirect_url: await approve(call, caller, authorization) })
    return Response.json({
      authorization_id: authorization.authorizationId,
      redirect_uri: authorization.redirectUri,
      client: requestingClientJson(client),
      user: { id: user.id, email: user.email ?? '' },
      scope: authorization.scope,
    })
  })
}

export async function decide(call: Call): Promise<Response> {
  const caller = await requireDecider(call)
  const { action } = parse(decision, await call.json())
  return inTransaction(call, async (call) => {
    const { authorization } = await lockRequest(call, caller, { isRead: true })
    if (action === 'approve') {
      await rememberConsent(call, caller, authorization)
      return Response.json({ redirect_url: await approve(call, caller, authorization) })
    }
    await setAuthorization(call, authorization.id, { status: 'denied' })
    const { redirectUri, state } = authorization
    const refusal = { error: 'access_denied', error_description: 'User denied the request', state }
    const redirect_url = withQuery(redirectUri, { ...refusal, iss: call.publicUrl })
    return Response.json({ redirect_url })
  })
}

async function requireDecider(call: Call): Promise<Caller> {
  requireOAuthServer(call)
  requireKnownOrigin(call)
  const caller = await requireCaller(call)
  await requireFullAssurance(call, caller)
  return caller
}

/** A page of another site may not decide for the member, whatever it got hold of. */
function requireKnownOrigin({ redirectTo, request }: Call): void {
  const origin = request.headers.get('origin')
  if (origin === null || redirectTo(origin) === origin) return
  throw invalid('unauthorized request origin')
}

/** Whether nobody else can have sent the request or get its answer: others ask each time (RFC 8252, section 8.6). */
function isCertain({ client, authorization }: AuthorizationRequest): boolean {
  return client.clientType === 'confidential' || authorization.redirectUri.startsWith('https:')
}

export type AuthorizationRow = typeof oauthAuthorizations.$inferSelect

type AuthorizationRequest = { authorization: AuthorizationRow; client: OAuthClientRow }

/** Locks a pending request after the member's account. `404 oauth_authorization_not_found`, `400 validation_failed`. */
async function lockRequest(
  call: Call,
  { user }: Caller,
  { isRead = false } = {},
): Promise<AuthorizationRequest> {
  await lockUser(call, user.id)
  const [authorization] = await call.database
    .select()
    .from(oauthAuthorizations)
    .where(eq(oauthAuthorizations.authorizationId, call.parameters.authorizationId ?? ''))
    .for('update')
  if (!authorization || authorization.expiresAt <= call.now()) throw notFound()
  const client = await findOAuthClient(call, authorization.clientId)
  const mayAnswer = authorization.userId === user.id || (authorization.userId === null && !isRead)
  if (!mayAnswer || !client || !redirectUrisOf(client).includes(authorization.redirectUri)) throw notFound()
  if (authorization.status !== 'pending') throw invalid('authorization request cannot be processed')
  return { authorization, client }
}

function notFound() {
  return new AuthError(404, 'oauth_authorization_not_found', 'authorization not found')
}

export async function setAuthorization({ database }: Within, id: string, set: Partial<AuthorizationRow>) {
  await database.update(oauthAuthorizations).set(set).where(eq(oauthAuthorizations.id, id))
}
