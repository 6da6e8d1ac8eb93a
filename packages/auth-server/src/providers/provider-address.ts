import * as oauth from 'oauth4webapi'
import type { Backend } from '../backend.ts'
import type { OpenProvider } from './open-provider.ts'
import { flowSecrets } from './provider-flow.ts'

/** What callers may not say to the provider in our name, besides what begins with `code_`. */
const ours = new Set(
  'apikey client_id client_secret invite_token nonce provider redirect_to redirect_uri registration request request_uri response_mode response_type scope scopes skip_http_redirect state'.split(
    ' ',
  ),
)

/** Where the visitor signs in at the provider. What else the query says (`prompt`, `login_hint`…) is passed on. */
export async function providerAddress(
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
