import { eq } from 'drizzle-orm'
import { audit } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import type { AuthDatabase, UserRow } from '../database.ts'
import { encryptText } from '../encryption.ts'
import { AuthError } from '../errors/auth-error.ts'
import { readText, type Call } from '../http/call.ts'
import { type FlowRow, issueAuthCode } from '../pkce/flow.ts'
import { flowState } from '../schema/index.ts'
import { signIn } from '../sessions/session.ts'
import type { TokenResponse } from '../tokens/token-response.ts'
import { requireNotBanned } from '../users/ban.ts'
import { syncProviders } from '../users/identities.ts'
import { requireAvailable, lockUser, setUser } from '../users/user-row.ts'
import { requireProvider, ProviderError } from './open-provider.ts'
import { claimProviderFlow, badState } from './provider-flow.ts'
import { fetchProviderUser, type ProviderUser } from './provider-user.ts'
import { resolveAccount, lockIdentity, addIdentity } from './resolve-account.ts'

/** A visitor comes back from a provider. */
export async function callback(call: Call): Promise<Response> {
  const { backend, request, url } = call
  const parameters =
    request.method === 'POST' ? new URLSearchParams(await readText(request)) : url.searchParams
  let target = backend.settings.siteUrl
  try {
    const flow = await claimProviderFlow(backend, parameters.get('state') ?? '')
    target = backend.redirectTo(flow.referrer)
    const settings = requireProvider(backend, flow.providerType)
    const person = await fetchProviderUser(backend, settings, { flowId: flow.id, parameters })
    return await settle(call, flow, person, target)
  } catch (error) {
    if (error instanceof AuthError || error instanceof ProviderError) return redirectWithError(target, error)
    throw error
  }
}

async function settle(call: Call, flow: FlowRow, person: ProviderUser, target: string): Promise<Response> {
  const { backend } = call
  return backend.database.transaction(async (transaction) => {
    const now = backend.now()
    const user = flow.linkingTargetId
      ? await linkIdentity(call, transaction, { person, userId: flow.linkingTargetId })
      : await resolveAccount(call, transaction, person)
    if (flow.codeChallenge) {
      await storeProviderTokens(backend, transaction, flow, person)
      const issued = { flowId: flow.id, userId: user.id, serverKey: backend.serverKey, now }
      return redirectWithCode(target, await issueAuthCode(transaction, issued))
    }
    const ended = await transaction.delete(flowState).where(eq(flowState.id, flow.id)).returning()
    requireFlow(ended)
    await audit(call, transaction, 'login', user, { provider: person.provider })
    const tokens = await signIn(call, transaction, { userId: user.id, method: 'oauth' })
    return redirectWithTokens(target, tokens, person.tokens)
  })
}

async function storeProviderTokens(
  { serverKey }: Backend,
  transaction: AuthDatabase,
  { id }: FlowRow,
  { tokens: { accessToken, refreshToken } }: ProviderUser,
): Promise<void> {
  const kept = {
    providerAccessToken: encryptText(accessToken, serverKey, 'provider tokens'),
    providerRefreshToken: refreshToken ? encryptText(refreshToken, serverKey, 'provider tokens') : null,
  }
  requireFlow(await transaction.update(flowState).set(kept).where(eq(flowState.id, id)).returning())
}

/** While the provider was asked, the account's owner may have ended whatever was under way. */
function requireFlow([flow]: FlowRow[]): void {
  if (!flow) throw badState()
}

/** Adds a provider to the account that asked for it, in the caller's transaction. */
async function linkIdentity(
  call: Call,
  transaction: AuthDatabase,
  { person, userId }: { person: ProviderUser; userId: string },
): Promise<UserRow> {
  const now = call.backend.now()
  const identity = await lockIdentity(transaction, person)
  if (identity) throw alreadyLinked(identity.userId === userId)
  const user = await lockUser(transaction, userId)
  if (!user) throw new AuthError(403, 'user_not_found', 'The account is not there any more')
  requireNotBanned(user, now, 403)
  const named = user.isAnonymous ? await withAddress(transaction, user, person, now) : user
  await addIdentity(transaction, person, userId, now)
  const details = { provider: person.provider, provider_id: person.subject, linked: true }
  await audit(call, transaction, 'user_modified', user, details)
  return syncProviders(transaction, named)
}

async function withAddress(
  transaction: AuthDatabase,
  user: UserRow,
  { email, isEmailVerified }: ProviderUser,
  now: Date,
): Promise<UserRow> {
  if (!email || !isEmailVerified)
    throw new AuthError(422, 'provider_email_needs_verification', 'Unverified email with the provider')
  await requireAvailable(transaction, { kind: 'email', value: email }, user.id)
  return setUser(transaction, user, { email, emailConfirmedAt: now, isAnonymous: false, updatedAt: now })
}

function alreadyLinked(isOwn: boolean) {
  const whose = isOwn ? '' : ' to another user'
  return new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`)
}

export type ProviderTokens = { accessToken: string; refreshToken?: string | undefined }

export function redirectWithCode(target: string, code: string): Response {
  return redirect(302, withQuery(target, new URLSearchParams({ code })))
}

/** Sends the visitor back with the session itself, in the part of the address that no server sees. */
export function redirectWithTokens(
  target: string,
  tokens: TokenResponse,
  { accessToken, refreshToken }: ProviderTokens,
): Response {
  const said = new URLSearchParams({
    access_token: tokens.access_token,
    expires_at: String(tokens.expires_at),
    expires_in: String(tokens.expires_in),
    provider_token: accessToken,
    ...(refreshToken && { provider_refresh_token: refreshToken }),
    refresh_token: tokens.refresh_token,
    sb: '',
    token_type: tokens.token_type,
  })
  return redirect(302, `${withoutFragment(target)}#${said}`)
}

/** Tells what went wrong, in the query and once more where pages without a server look for it. Source: GoTrue. */
export function redirectWithError(target: string, error: AuthError | ProviderError): Response {
  const word = error instanceof ProviderError ? error.error : wordOf(error.status)
  const said = { error: word, error_code: error.errorCode, error_description: error.message }
  const address = withQuery(target, new URLSearchParams(said))
  return redirect(303, `${address}#${new URLSearchParams({ ...said, sb: '' })}`)
}

function wordOf(status: number): string {
  if (status >= 500) return 'server_error'
  if (status === 403) return 'access_denied'
  return status === 401 ? 'unauthorized_client' : 'invalid_request'
}

function withQuery(target: string, query: URLSearchParams): string {
  const address = withoutFragment(target)
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

function withoutFragment(target: string): string {
  return target.replace(/#[^]*$/u, '')
}

function redirect(status: 302 | 303, location: string): Response {
  return new Response(null, { status, headers: { location } })
}
