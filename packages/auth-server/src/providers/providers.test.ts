import { afterEach, expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { startOidcProvider } from '../../test/oidc-provider.ts'
import { back, callbackAddress, providerVisitorOf } from '../../test/provider-visitor.ts'

const provider = await startOidcProvider({ redirectUri: callbackAddress })
const service = useAuthService({
  providers: [
    provider.settings,
    { ...provider.settings, id: 'absent', issuer: 'http://127.0.0.1:9' },
    { ...provider.settings, id: 'sosie', issuer: `${provider.issuer}/autre` },
  ],
  signUp: { enabled: true },
  manualLinking: true,
  redirectAllowList: ['http://localhost:3000/**'],
})
const { arrive, isPerson, leave, signInWith, startedBy } = providerVisitorOf(service, provider)
const base = 'http://localhost:9999/auth/v1'

afterEach(() => provider.reset())

test('a new person comes in with a code for the one who asked (PKCE)', async () => {
  isPerson('nouvelle', { name: 'Nouvelle Venue', picture: 'https://images.example/a.png' })
  const { client, address } = await startedBy('pkce')
  const { status, location } = await signInWith(address)
  expect(status).toBe(302)
  expect(`${location.origin}${location.pathname}`).toBe('http://localhost:3000/logged')
  expect(location.searchParams.get('de')).toBe('essai')
  const code = location.searchParams.get('code') ?? ''
  const elsewhere = await service.client('pkce').auth.exchangeCodeForSession(code)
  expect(elsewhere.data.session).toBeNull()
  const { data, error } = await client.auth.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.session?.provider_token).toMatch(/^accès-/)
  expect(data.user).toMatchObject({
    email: 'nouvelle@club.example',
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'essai', providers: ['essai'] },
    user_metadata: { full_name: 'Nouvelle Venue', avatar_url: 'https://images.example/a.png' },
  })
  expect(data.user?.identities).toMatchObject([{ provider: 'essai', id: 'nouvelle' }])
  const claims = await client.auth.getClaims()
  expect(claims.data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] })
})

test('without PKCE the session comes in the fragment, the second time to the same account', async () => {
  isPerson('encore')
  const first = await signInWith()
  const second = await signInWith()
  const users = await Promise.all(
    [first, second].map(async ({ fragment }) => {
      expect(fragment.get('token_type')).toBe('bearer')
      expect(fragment.get('provider_token')).toMatch(/^accès-/)
      return service.client().auth.getUser(fragment.get('access_token') ?? '')
    }),
  )
  expect(users[0]?.data.user?.id).toBe(users[1]?.data.user?.id)
  expect(first.location.search).toBe('?de=essai')
})

test('what the page asks more is passed on to the provider, our own words are not', async () => {
  const { address } = await startedBy('implicit', {
    scopes: 'calendrier',
    queryParams: {
      prompt: 'login',
      client_id: 'autre',
      redirect_uri: 'https://attaque.example',
      response_type: 'token',
      state: 'a',
      nonce: 'b',
      request: 'c',
      request_uri: 'd',
      response_mode: 'fragment',
      code_verifier: 'e',
    },
  })
  const location = new URL((await service.fetch(address)).headers.get('location') ?? '')
  const { state, nonce, code_challenge, ...said } = Object.fromEntries(location.searchParams)
  expect(said).toEqual({
    prompt: 'login',
    client_id: 'club',
    redirect_uri: `${base}/callback`,
    response_type: 'code',
    scope: 'openid email profile calendrier',
    code_challenge_method: 'S256',
  })
  expect([state, nonce, code_challenge].map((value) => value?.length)).toEqual([36, 43, 43])
})

test.each([['inconnu'], [''], ['__proto__']])('an unknown provider %j is said at once', async (name) => {
  const response = await service.fetch(`${base}/authorize?provider=${name}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error_code: 'validation_failed',
    msg: expect.stringContaining('Unsupported provider'),
  })
})

test.each([['absent'], ['sosie']])(
  'the provider %s that does not answer as itself is said on the way back',
  async (id) => {
    const asked = new URLSearchParams({ provider: id, redirect_to: back })
    const response = await service.fetch(`${base}/authorize?${asked}`)
    const location = new URL(response.headers.get('location') ?? '')
    expect(location.href.startsWith(`${back}&error=server_error&error_code=unexpected_failure&`)).toBe(true)
  },
)

test('a provider that breaks down on the way is said as well', async () => {
  const { address } = await startedBy()
  const returning = await leave(address)
  provider.behaves.isDown = true
  const { location } = await arrive(returning)
  expect(location.searchParams.get('error')).toBe('server_error')
})

test.each([
  ['https://attaque.example/'],
  ['//attaque.example'],
  ['https://localhost:3000@attaque.example/'],
  ['javascript:alert(1)'],
  ['http://localhost.attaque.example:3000/'],
])('asked to come back to %j, one comes back to the site', async (address) => {
  isPerson('ailleurs')
  const asked = new URLSearchParams({ provider: 'essai', redirect_to: address })
  const { location } = await signInWith(`${base}/authorize?${asked}`)
  expect(location.origin).toBe('http://localhost:3000')
})

test('a person who says no is told so on the site', async () => {
  provider.behaves.answer = { code: '', error: 'access_denied', error_description: 'Non <script>' }
  const { location, fragment } = await signInWith()
  const said = { error: 'access_denied', error_code: 'bad_oauth_callback', error_description: 'Non <script>' }
  expect(Object.fromEntries(location.searchParams)).toEqual({ de: 'essai', ...said })
  expect(Object.fromEntries(fragment)).toEqual({ ...said, sb: '' })
})

test('an answer sent as a form is understood', async () => {
  isPerson('formulaire')
  const { address } = await startedBy()
  const returning = new URL(await leave(address))
  const response = await service.fetch(`${base}/callback`, { method: 'POST', body: returning.searchParams })
  expect(response.headers.get('location')).toContain('access_token=')
})

test('a provider is asked what it is once, and only when somebody wants to go there', async () => {
  const asked = provider.asked.filter(({ pathname }) => pathname.includes('.well-known'))
  expect(asked.filter(({ pathname }) => !pathname.startsWith('/autre'))).toHaveLength(1)
})
