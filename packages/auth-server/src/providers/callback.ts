import { eq } from 'drizzle-orm'
import { audit } from '../audit-log.ts'
import { inTransaction } from '../backend.ts'
import type { UserRow } from '../database.ts'
import { encryptText } from '../encryption.ts'
import { AuthError } from '../errors/auth-error.ts'
import { readText, type Call } from '../http/call.ts'
import { type FlowRow, issueAuthCode } from '../pkce/flow.ts'
import { redirect, withoutFragment, withQuery } from '../redirects/redirect-policy.ts'
import { flowState } from '../schema/index.ts'
import { signIn } from '../sessions/session.ts'
import type { TokenResponse } from '../tokens/token-response.ts'
import { requireNotBanned } from '../users/ban.ts'
import { addIdentity, syncProviders } from '../users/identities.ts'
import { accountGone, requireAvailable, requireUser, setUser } from '../users/user-row.ts'
import { requireProvider, ProviderError } from './open-provider.ts'
import { claimProviderFlow, badState } from './provider-flow.ts'
import { fetchProviderUser, type ProviderUser } from './provider-user.ts'
import { resolveAccount, lockIdentity } from './resolve-account.ts'

/** A visitor comes back from a provider. */
export async function callback(call: Call): Promise<Response> {
  const { request, url } = call
  const parameters =
    request.method === 'POST' ? new URLSearchParams(await readText(request)) : url.searchParams
  let target = call.settings.siteUrl
  try {
    const flow = await claimProviderFlow(call, parameters.get('state') ?? '')
    target = call.redirectTo(flow.referrer)
    const settings = requireProvider(call, flow.providerType)
    const person = await fetchProviderUser(call, settings, { flowId: flow.id, parameters })
    return await settle(call, flow, person, target)
  } catch (error) {
    if (error instanceof AuthError || error instanceof ProviderError) return redirectWithError(target, error)
    throw error
  }
}

async function settle(call: Call, flow: FlowRow, person: ProviderUser, target: string): Promise<Response> {
  return inTransaction(call, async (call) => {
    const { database, serverKey } = call
    const user = await (flow.linkingTargetId
      ? linkIdentity(call, person, flow.linkingTargetId)
      : resolveAccount(call, person))
    const isFlow = eq(flowState.id, flow.id)
    if (flow.codeChallenge) {
      const { accessToken, refreshToken } = person.tokens
      const kept = {
        providerAccessToken: encryptText(accessToken, serverKey, 'provider tokens'),
        providerRefreshToken: refreshToken ? encryptText(refreshToken, serverKey, 'provider tokens') : null,
      }
      requireFlow(await database.update(flowState).set(kept).where(isFlow).returning())
      return redirect(withQuery(target, { code: await issueAuthCode(call, flow.id, user.id) }))
    }
    requireFlow(await database.delete(flowState).where(isFlow).returning())
    await audit(call, 'login', user, { provider: person.provider })
    const tokens = await signIn(call, { userId: user.id, method: 'oauth' })
    return redirectWithTokens(target, tokens, person.tokens)
  })
}

/** While the provider was asked, the account's owner may have ended whatever was under way. */
function requireFlow([flow]: FlowRow[]): void {
  if (!flow) throw badState()
}

/** Adds a provider to the account that asked for it, in the caller's transaction. */
async function linkIdentity(call: Call, person: ProviderUser, userId: string): Promise<UserRow> {
  const identity = await lockIdentity(call, person)
  if (identity) {
    const whose = identity.userId === userId ? '' : ' to another user'
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`)
  }
  const user = await requireUser(call, userId, accountGone)
  requireNotBanned(user, call.now(), 403)
  const named = user.isAnonymous ? await withAddress(call, user, person) : user
  await addIdentity(call, person, userId)
  const details = { provider: person.provider, provider_id: person.subject, linked: true }
  await audit(call, 'user_modified', user, details)
  return syncProviders(call, named)
}

async function withAddress(call: Call, user: UserRow, person: ProviderUser): Promise<UserRow> {
  const { email, isEmailVerified } = person
  if (!email || !isEmailVerified)
    throw new AuthError(422, 'provider_email_needs_verification', 'Unverified email with the provider')
  await requireAvailable(call, { email }, user.id)
  const at = call.now()
  return setUser(call, user, { email, emailConfirmedAt: at, isAnonymous: false, updatedAt: at })
}

export type ProviderTokens = { accessToken: string; refreshToken?: string | undefined }

/** Sends the visitor back with the session itself, in the part of the address that no server sees. */
function redirectWithTokens(
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
  return redirect(`${withoutFragment(target)}#${said}`)
}

/** Tells what went wrong, in the query and once more where pages without a server look for it. Source: GoTrue. */
export function redirectWithError(target: string, error: AuthError | ProviderError): Response {
  const word = error instanceof ProviderError ? error.error : wordOf(error.status)
  const said = { error: word, error_code: error.errorCode, error_description: error.message }
  return redirect(`${withQuery(target, said)}#${new URLSearchParams({ ...said, sb: '' })}`, 303)
}

function wordOf(status: number): string {
  if (status >= 500) return 'server_error'
  if (status === 403) return 'access_denied'
  return status === 401 ? 'unauthorized_client' : 'invalid_request'
}
