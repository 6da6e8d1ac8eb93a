import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Backend } from '../backend.ts'
import { requireCaller, requireFullAssurance, type Caller } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/parse.ts'
import type { Call, Route } from '../http/route.ts'
import { oauthAuthorizations } from '../schema/index.ts'
import { approve, liveConsent, rememberConsent } from './approve.ts'
import { lockAskedAuthorization, type AskedAuthorization } from './asked-authorization.ts'
import { clientRedirect } from './client-redirect.ts'
import { askingClientJson } from './oauth-client.ts'
import { requireOAuthServer } from './require-oauth-server.ts'
import { coversScopes } from './scopes.ts'

const one = '/oauth/authorizations/:authorizationId'
const decision = z.object({ action: z.enum(['approve', 'deny']) })

/** What the app's consent page asks and says. */
export const oauthAuthorizationRoutes: readonly Route[] = [
  { method: 'GET', path: one, answer: showAuthorization },
  { method: 'POST', path: `${one}/consent`, answer: decide },
]

/** Shows a request to the member, whose it is from then on. What was granted before is granted again at once. */
async function showAuthorization(call: Call): Promise<Response> {
  const { backend } = call
  const caller = await requireDecider(call)
  return backend.database.transaction(async (transaction) => {
    const asked = await lockAskedAuthorization(backend, transaction, caller, {
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
    return Response.json(shown(asked, user))
  })
}

async function decide(call: Call): Promise<Response> {
  const { backend } = call
  const caller = await requireDecider(call)
  const { action } = parse(decision, await call.json())
  return backend.database.transaction(async (transaction) => {
    const { authorization } = await lockAskedAuthorization(backend, transaction, caller, {
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
  throw new AuthError(400, 'validation_failed', 'unauthorized request origin')
}

/** Whether nobody else can have sent the request or get its answer: others ask each time (RFC 8252, section 8.6). */
function isCertain({ client, authorization }: AskedAuthorization): boolean {
  return client.clientType === 'confidential' || authorization.redirectUri.startsWith('https:')
}

function shown({ authorization, client }: AskedAuthorization, user: Caller['user']) {
  return {
    authorization_id: authorization.authorizationId,
    redirect_uri: authorization.redirectUri,
    client: askingClientJson(client),
    user: { id: user.id, email: user.email ?? '' },
    scope: authorization.scope,
  }
}
