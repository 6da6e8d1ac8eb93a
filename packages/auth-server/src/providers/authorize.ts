import * as oauth from 'oauth4webapi'
import { requireFullAssurance } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { redirect, requestedRedirect } from '../redirects/redirect-policy.ts'
import { requireLinkingCaller } from '../users/identities.ts'
import { redirectWithError } from './callback.ts'
import { ProviderError, requireProvider, openProvider } from './open-provider.ts'
import { beginProviderFlow, flowSecrets } from './provider-flow.ts'

export async function authorize(call: Call): Promise<Response> {
  try {
    return redirect(await startProviderSignIn(call))
  } catch (error) {
    if (error instanceof ProviderError) return redirectWithError(requestedRedirect(call), error)
    throw error
  }
}

export async function authorizeLinking(call: Call): Promise<Response> {
  const caller = await requireLinkingCaller(call)
  await requireFullAssurance(call, caller)
  try {
    const address = await startProviderSignIn(call, caller.user.id)
    const isToldOnly = call.url.searchParams.get('skip_http_redirect') === 'true'
    return isToldOnly ? Response.json({ url: address }) : redirect(address)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw new AuthError(502, error.errorCode, error.message)
  }
}

const ours = new Set(
  'apikey client_id client_secret invite_token nonce provider redirect_to redirect_uri registration request request_uri response_mode response_type scope scopes skip_http_redirect state'.split(
    ' ',
  ),
)

/** Begins a flow; answers with the provider's address, to which what else was asked goes on. */
async function startProviderSignIn(call: Call, linkingTargetId?: string): Promise<string> {
  const { searchParams: query } = call.url
  const settings = requireProvider(call, query.get('provider') ?? '')
  const challenge = readCodeChallenge({
    code_challenge: query.get('code_challenge'),
    code_challenge_method: query.get('code_challenge_method'),
  })
  const { server } = await openProvider(call, settings)
  const flow = { provider: settings.id, redirectTo: requestedRedirect(call), challenge, linkingTargetId }
  const flowId = await beginProviderFlow(call, flow)
  const { nonce, verifier } = flowSecrets(call, flowId)
  const address = new URL(server.authorization_endpoint ?? '')
  for (const [name, value] of query)
    if (!ours.has(name) && !name.startsWith('code_')) address.searchParams.set(name, value)
  const said = {
    client_id: settings.clientId,
    redirect_uri: `${call.publicUrl}/callback`,
    response_type: 'code',
    scope: scopesOf(settings.scopes, query.get('scopes') ?? ''),
    state: flowId,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(said)) address.searchParams.set(name, value)
  return address.href
}

function scopesOf(configured: readonly string[], asked: string): string {
  const more = asked.split(/[\s,]+/).filter((scope) => scope !== '')
  return [...new Set(['openid', ...configured, ...more])].join(' ')
}
