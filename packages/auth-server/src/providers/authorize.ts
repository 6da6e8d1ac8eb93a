import * as oauth from 'oauth4webapi'
import type { Backend } from '../backend.ts'
import { requireCaller, requireFullAssurance } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { redirectWithError } from './callback.ts'
import { ProviderError, requireProvider, openProvider, type OpenProvider } from './open-provider.ts'
import { beginProviderFlow, flowSecrets } from './provider-flow.ts'

export async function authorize(call: Call): Promise<Response> {
  try {
    return redirectTo(await startProviderSignIn(call))
  } catch (error) {
    if (error instanceof ProviderError) return redirectWithError(requestedRedirect(call), error)
    throw error
  }
}

export async function authorizeLinking(call: Call): Promise<Response> {
  const { backend, request, url } = call
  const caller = await requireCaller(backend, request)
  if (!backend.settings.manualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  await requireFullAssurance(backend, caller)
  try {
    const address = await startProviderSignIn(call, caller.user.id)
    const isToldOnly = url.searchParams.get('skip_http_redirect') === 'true'
    return isToldOnly ? Response.json({ url: address }) : redirectTo(address)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw new AuthError(502, error.errorCode, error.message)
  }
}

async function startProviderSignIn(call: Call, linkingTargetId?: string): Promise<string> {
  const { backend, url } = call
  const { searchParams: query } = url
  const settings = requireProvider(backend, query.get('provider') ?? '')
  const challenge = readCodeChallenge({
    code_challenge: query.get('code_challenge'),
    code_challenge_method: query.get('code_challenge_method'),
  })
  const provider = await openProvider(backend, settings)
  const flowId = await beginProviderFlow(backend, {
    provider: settings.id,
    redirectTo: requestedRedirect(call),
    ...(challenge && { challenge }),
    ...(linkingTargetId && { linkingTargetId }),
  })
  return providerAddress(backend, provider, flowId, query)
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}

const ours = new Set(
  'apikey client_id client_secret invite_token nonce provider redirect_to redirect_uri registration request request_uri response_mode response_type scope scopes skip_http_redirect state'.split(
    ' ',
  ),
)

async function providerAddress(
  backend: Pick<Backend, 'serverKey' | 'publicUrl'>,
  { server, settings }: OpenProvider,
  flowId: string,
  query: URLSearchParams,
): Promise<string> {
  const { nonce, verifier } = flowSecrets(backend, flowId)
  const address = new URL(server.authorization_endpoint ?? '')
  for (const [name, value] of query)
    if (!ours.has(name) && !name.startsWith('code_')) address.searchParams.set(name, value)
  const said = {
    client_id: settings.clientId,
    redirect_uri: `${backend.publicUrl}/callback`,
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
