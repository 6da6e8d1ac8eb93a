import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

type Asked = { redirectUri: string; challenge: string; nonce: string }
type Answer = { status?: number; location?: string; body?: unknown }

/** What the provider's person is, and how the provider strays from the rules. */
const honest = () => ({
  person: { sub: 'personne-1', email: 'membre@club.example', email_verified: true } as Record<
    string,
    unknown
  >,
  /** Takes the place of claims of the id token. */
  idClaims: {} as Record<string, unknown>,
  /** Added to the way back. */
  answer: {} as Record<string, string>,
  signsWithForeignKey: false,
  saysEmailAtUserinfoOnly: false,
  isDown: false,
  /** What happens elsewhere while the provider is asked for tokens. */
  meanwhile: async (): Promise<void> => undefined,
})

/** For a test file: a small OpenID Connect provider on a port of its own, with one client; `behaves` is reset by hand. */
export async function startOidcProvider({ redirectUri }: { redirectUri: string }) {
  const own = await generateKeyPair('ES256')
  const foreign = await generateKeyPair('ES256')
  const [clientId, clientSecret] = ['club', 'secret: d’essai & cie']
  const codes = new Map<string, Asked>()
  const asked: URL[] = []
  const server = createServer(async (request, response) => {
    const { status = 200, location, body } = provider.behaves.isDown ? { status: 503 } : await answer(request)
    response.writeHead(location ? 302 : status, {
      'content-type': 'application/json',
      ...(location && { location }),
    })
    response.end(body === undefined ? '' : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = {
    issuer,
    settings: { id: 'essai', issuer, clientId, clientSecret },
    behaves: honest(),
    reset: () => void (provider.behaves = honest()),
    /** The addresses the provider was asked at. */
    asked,
    /** What a browser does with the address it is sent to: the person agrees, and it is sent back. */
    visit: async (address: string) => {
      const response = await fetch(address, { redirect: 'manual' })
      return response.headers.get('location') ?? `${response.status}: ${await response.text()}`
    },
  }
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return provider

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '', issuer)
    asked.push(url)
    if (url.pathname.endsWith('/.well-known/openid-configuration')) return { body: discovery() }
    if (url.pathname === '/keys')
      return { body: { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'a', alg: 'ES256', use: 'sig' }] } }
    if (url.pathname === '/authorize') return authorize(url.searchParams)
    if (url.pathname === '/token') return token(request)
    return url.pathname === '/userinfo' ? { body: provider.behaves.person } : { status: 404 }
  }

  function discovery() {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }
  }

  function authorize(query: URLSearchParams): Answer {
    const [challenge = '', nonce = ''] = [query.get('code_challenge'), query.get('nonce')].map(
      (said) => said ?? '',
    )
    const isRight =
      query.get('client_id') === clientId &&
      query.get('redirect_uri') === redirectUri &&
      query.get('response_type') === 'code' &&
      query.get('scope')?.split(' ').includes('openid') &&
      query.get('code_challenge_method') === 'S256' &&
      challenge.length === 43
    if (!isRight) return { status: 400, body: { error: 'invalid_request' } }
    const code = randomUUID()
    codes.set(code, { redirectUri, challenge, nonce })
    const said = { code, state: query.get('state') ?? '', iss: issuer, ...provider.behaves.answer }
    const back = Object.entries(said).filter(([, value]) => value !== '')
    return { location: `${redirectUri}?${new URLSearchParams(back)}` }
  }

  async function token(request: IncomingMessage): Promise<Answer> {
    await provider.behaves.meanwhile()
    const form = new URLSearchParams(await text(request))
    const basic = `${formEncoded(clientId)}:${formEncoded(clientSecret)}`
    if (request.headers.authorization !== `Basic ${btoa(basic)}`)
      return { status: 401, body: { error: 'invalid_client' } }
    const code = form.get('code') ?? ''
    const flow = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (flow?.challenge !== challenge || form.get('redirect_uri') !== flow.redirectUri)
      return { status: 400, body: { error: 'invalid_grant' } }
    const id_token = await idToken(flow.nonce)
    const tokens = { access_token: `accès-${code}`, refresh_token: `suite-${code}`, token_type: 'Bearer' }
    return { body: { ...tokens, expires_in: 60, id_token } }
  }

  function idToken(nonce: string): Promise<string> {
    const { person, idClaims, saysEmailAtUserinfoOnly, signsWithForeignKey } = provider.behaves
    const key: CryptoKey = signsWithForeignKey ? foreign.privateKey : own.privateKey
    const said = saysEmailAtUserinfoOnly ? { sub: person['sub'] } : person
    const iat = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: clientId, iat, exp: iat + 60, nonce, ...said, ...idClaims }
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'a' }).sign(key)
  }
}

function formEncoded(value: string): string {
  return new URLSearchParams({ value }).toString().slice('value='.length)
}
