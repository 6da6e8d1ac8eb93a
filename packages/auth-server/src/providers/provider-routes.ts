import { requireCaller, requireFullAssurance } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call, Route } from '../http/route.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { askedRedirect } from '../redirects/asked-redirect.ts'
import { callback } from './callback.ts'
import { openProvider, requireProvider } from './open-provider.ts'
import { providerAddress } from './provider-address.ts'
import { beginProviderFlow } from './provider-flow.ts'
import { ProviderRefused } from './provider-refused.ts'
import { redirectWithError } from './visitor-redirect.ts'

/** Sign-in with an account that one has elsewhere. */
export const providerRoutes: readonly Route[] = [
  { method: 'GET', path: '/authorize', limit: 'token', answer: authorize },
  { method: 'GET', path: '/callback', limit: 'token', answer: callback },
  { method: 'POST', path: '/callback', limit: 'token', answer: callback },
  { method: 'GET', path: '/user/identities/authorize', limit: 'account', answer: authorizeLinking },
]

/** Sends a browser to a provider. A provider that does not answer is said where the browser is sent back to. */
async function authorize(call: Call): Promise<Response> {
  try {
    return redirectTo(await leaveForProvider(call))
  } catch (error) {
    if (error instanceof ProviderRefused) return redirectWithError(askedRedirect(call), error)
    throw error
  }
}

/** The same to add the provider to the account of who asks. The official client wants to be told the address only. */
async function authorizeLinking(call: Call): Promise<Response> {
  const { backend, request, url } = call
  const caller = await requireCaller(backend, request)
  if (!backend.settings.manualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  await requireFullAssurance(backend, caller)
  try {
    const address = await leaveForProvider(call, caller.user.id)
    const isToldOnly = url.searchParams.get('skip_http_redirect') === 'true'
    return isToldOnly ? Response.json({ url: address }) : redirectTo(address)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    throw new AuthError(502, error.errorCode, error.message)
  }
}

async function leaveForProvider(call: Call, linkingTargetId?: string): Promise<string> {
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
    redirectTo: askedRedirect(call),
    ...(challenge && { challenge }),
    ...(linkingTargetId && { linkingTargetId }),
  })
  return providerAddress(backend, provider, flowId, query)
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}
