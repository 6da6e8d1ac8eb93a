import { and, eq, isNull, desc } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { audit } from '../audit-log.ts'
import { type Caller, requireCaller } from '../callers/caller.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { type Call, isUuid } from '../http/call.ts'
import { oauthConsents, oauthClients, oauthAuthorizations, sessions } from '../schema/index.ts'
import { lockUser } from '../users/user-row.ts'
import type { AuthorizationRow } from './consent.ts'
import { requireOAuthServer, requestingClientJson } from './oauth-client.ts'
import { scopesOf } from './scopes.ts'

export async function listGrants({ backend, request }: Call): Promise<Response> {
  requireOAuthServer(backend)
  const { user } = await requireCaller(backend, request)
  const grants = await backend.database
    .select({ consent: oauthConsents, client: oauthClients })
    .from(oauthConsents)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthConsents.clientId))
    .where(
      and(eq(oauthConsents.userId, user.id), isNull(oauthConsents.revokedAt), isNull(oauthClients.deletedAt)),
    )
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
  const { backend, request, url } = call
  requireOAuthServer(backend)
  const { user } = await requireCaller(backend, request)
  const clientId = url.searchParams.get('client_id') ?? ''
  if (!isUuid(clientId)) throw invalid('client_id must be an UUID')
  await backend.database.transaction(async (transaction) => {
    await lockUser(transaction, user.id)
    // In the order of deleting a third party: two orders would wait for each other.
    await transaction
      .delete(oauthAuthorizations)
      .where(and(eq(oauthAuthorizations.userId, user.id), eq(oauthAuthorizations.clientId, clientId)))
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), eq(sessions.oauthClientId, clientId)))
    const [revoked] = await transaction
      .update(oauthConsents)
      .set({ revokedAt: backend.now() })
      .where(
        and(
          eq(oauthConsents.userId, user.id),
          eq(oauthConsents.clientId, clientId),
          isNull(oauthConsents.revokedAt),
        ),
      )
      .returning()
    if (!revoked) throw new AuthError(404, 'oauth_consent_not_found', 'No active grant found for this client')
    await audit(call, transaction, 'oauth_consent_revoked', user, { client_id: clientId })
  })
  return new Response(null, { status: 204 })
}

export async function rememberConsent(
  call: Pick<Call, 'backend' | 'address'>,
  database: AuthDatabase,
  { user }: Caller,
  { clientId, scope }: AuthorizationRow,
): Promise<void> {
  const present = await liveConsent(database, user.id, clientId)
  const scopes = scopesOf(`${present?.scopes ?? ''} ${scope}`).join(' ')
  const consent = { scopes, grantedAt: call.backend.now(), revokedAt: null }
  await database
    .insert(oauthConsents)
    .values({ id: randomUUID(), userId: user.id, clientId, ...consent })
    .onConflictDoUpdate({ target: [oauthConsents.userId, oauthConsents.clientId], set: consent })
  await audit(call, database, 'oauth_consent_granted', user, { client_id: clientId, scopes })
}

export async function liveConsent(database: AuthDatabase, userId: string, clientId: string) {
  const isOfBoth = and(eq(oauthConsents.userId, userId), eq(oauthConsents.clientId, clientId))
  const [consent] = await database
    .select()
    .from(oauthConsents)
    .where(and(isOfBoth, isNull(oauthConsents.revokedAt)))
  return consent
}
