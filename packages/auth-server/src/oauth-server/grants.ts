import { and, eq, isNull, desc } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { audit } from '../audit-log.ts'
import { inTransaction, type Within } from '../backend.ts'
import { type Caller, requireCaller } from '../callers/caller.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { type Call, isUuid } from '../http/call.ts'
import { oauthConsents, oauthClients, oauthAuthorizations, sessions } from '../schema/index.ts'
import { lockUser } from '../users/user-row.ts'
import type { AuthorizationRow } from './consent.ts'
import { requireOAuthServer, requestingClientJson } from './oauth-client.ts'
import { scopesOf } from './scopes.ts'

export async function listGrants(call: Call): Promise<Response> {
  requireOAuthServer(call)
  const { user } = await requireCaller(call)
  const isLive = and(isNull(oauthConsents.revokedAt), isNull(oauthClients.deletedAt))
  const grants = await call.database
    .select({ consent: oauthConsents, client: oauthClients })
    .from(oauthConsents)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthConsents.clientId))
    .where(and(eq(oauthConsents.userId, user.id), isLive))
    .orderBy(desc(oauthConsents.grantedAt))
  return Response.json(
    grants.map(({ consent, client }) => ({
      client: requestingClientJson(client),
      scopes: scopesOf(consent.scopes),
      granted_at: consent.grantedAt.toISOString(),
    })),
  )
}

export async function revokeGrant(call: Call): Promise<Response> {
  requireOAuthServer(call)
  const { user } = await requireCaller(call)
  const clientId = call.url.searchParams.get('client_id') ?? ''
  if (!isUuid(clientId)) throw invalid('client_id must be an UUID')
  await inTransaction(call, async (call) => {
    const { database } = call
    await lockUser(call, user.id)
    // In the order of deleting a third party: two orders would wait for each other.
    await database
      .delete(oauthAuthorizations)
      .where(and(eq(oauthAuthorizations.userId, user.id), eq(oauthAuthorizations.clientId, clientId)))
    await database
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), eq(sessions.oauthClientId, clientId)))
    const set = { revokedAt: call.now() }
    const isLive = isLiveConsent(user.id, clientId)
    const [revoked] = await database.update(oauthConsents).set(set).where(isLive).returning()
    if (!revoked) throw new AuthError(404, 'oauth_consent_not_found', 'No active grant found for this client')
    await audit(call, 'oauth_consent_revoked', user, { client_id: clientId })
  })
  return new Response(null, { status: 204 })
}

export async function rememberConsent(
  call: Call,
  { user }: Caller,
  { clientId, scope }: AuthorizationRow,
): Promise<void> {
  const present = await liveConsent(call, user.id, clientId)
  const scopes = scopesOf(`${present?.scopes ?? ''} ${scope}`).join(' ')
  const consent = { scopes, grantedAt: call.now(), revokedAt: null }
  await call.database
    .insert(oauthConsents)
    .values({ id: randomUUID(), userId: user.id, clientId, ...consent })
    .onConflictDoUpdate({ target: [oauthConsents.userId, oauthConsents.clientId], set: consent })
  await audit(call, 'oauth_consent_granted', user, { client_id: clientId, scopes })
}

export async function liveConsent({ database }: Within, userId: string, clientId: string) {
  const [consent] = await database.select().from(oauthConsents).where(isLiveConsent(userId, clientId))
  return consent
}

function isLiveConsent(userId: string, clientId: string) {
  const isOfBoth = and(eq(oauthConsents.userId, userId), eq(oauthConsents.clientId, clientId))
  return and(isOfBoth, isNull(oauthConsents.revokedAt))
}
