import { afterEach, expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { startOidcProvider } from '../../test/oidc-provider.ts'
import { callbackAddress, providerVisitorOf } from '../../test/provider-visitor.ts'

const provider = await startOidcProvider({ redirectUri: callbackAddress })
const service = useAuthService({ providers: [provider.settings], signUp: { enabled: true } })
const { arrive, isPerson, leave, signInWith, startedBy } = providerVisitorOf(service, provider)

afterEach(() => provider.reset())

test.each([
  ['a nonce that is not ours', { idClaims: { nonce: 'autre' } }],
  ['no nonce', { idClaims: { nonce: undefined } }],
  ['another issuer’s token', { idClaims: { iss: 'https://attaque.example' } }],
  ['a token for another client', { idClaims: { aud: 'autre' } }],
  ['an expired token', { idClaims: { exp: 1 } }],
  ['a foreign signature', { signsWithForeignKey: true }],
  ['another issuer on the way back (mix-up)', { answer: { iss: 'https://attaque.example' } }],
  ['no issuer on the way back', { answer: { iss: '' } }],
  ['another code', { answer: { code: 'autre' } }],
])('%s: nobody comes in', async (_, behaviour) => {
  isPerson('fausse')
  Object.assign(provider.behaves, behaviour)
  const { location } = await signInWith()
  expect(location.searchParams.get('error')).toBe('server_error')
  const { rows } = await service.pool.query(`SELECT 1 FROM auth.identities WHERE provider_id = 'fausse'`)
  expect(rows).toEqual([])
})

test('a state is good once, for whoever left with it', async () => {
  isPerson('etat')
  const returning = await leave()
  const answers = await Promise.all(Array.from({ length: 8 }, () => arrive(returning)))
  expect(answers.filter(({ fragment }) => fragment.has('access_token'))).toHaveLength(1)
  const withPkce = await leave((await startedBy('pkce')).address)
  const [first, second] = [await arrive(withPkce), await arrive(withPkce)]
  expect(first.location.searchParams.has('code')).toBe(true)
  expect(second.location.searchParams.get('error_code')).toBe('flow_state_already_used')
  const swapped = new URL(await leave())
  swapped.searchParams.set('state', new URL(await leave()).searchParams.get('state') ?? '')
  expect((await arrive(swapped.href)).location.searchParams.get('error')).toBe('server_error')
  for (const state of ['', 'a', '00000000-0000-4000-8000-000000000000', `${'0'.repeat(35)}'`]) {
    const tampered = new URL(await leave())
    tampered.searchParams.set('state', state)
    const { status, location } = await arrive(tampered.href)
    expect(status).toBe(303)
    expect(location.origin + location.pathname).toBe('http://localhost:3000/')
    expect(location.searchParams.get('error_code')).toMatch(/^bad_oauth_(state|callback)$/)
  }
  const late = await leave()
  service.ahead = 1_801_000
  const { location } = await arrive(late)
  service.ahead = 0
  expect(location.searchParams.get('error_code')).toBe('bad_oauth_state')
})

test('nothing secret is stored of a flow, nor logged', async () => {
  isPerson('secrets')
  const { client, address } = await startedBy('pkce')
  const leaving = await service.fetch(address)
  const location = new URL(leaving.headers.get('location') ?? '')
  const arrived = await arrive(await provider.visit(location.href))
  const code = arrived.location.searchParams.get('code') ?? ''
  const { rows } = await service.pool.query('SELECT * FROM auth.flow_state')
  const written = JSON.stringify([rows, service.logged])
  expect(written).toContain(location.searchParams.get('state'))
  const { nonce = '' } = Object.fromEntries(location.searchParams)
  for (const secret of [nonce, code, provider.settings.clientSecret, 'accès-', 'suite-'])
    expect(written).not.toContain(secret)
  const { data } = await client.auth.exchangeCodeForSession(code)
  expect(data.session?.provider_refresh_token).toMatch(/^suite-/)
})
