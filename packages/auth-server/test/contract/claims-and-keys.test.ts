import { expect, test } from 'vitest'
import { given, useContractService } from './contract-service.ts'

const service = useContractService()

test('a token is verified without asking the service, with the keys it publishes', async () => {
  const asked: string[] = []
  const counting: typeof fetch = (input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname)
    return fetch(input, init)
  }
  const user = await service.newAccount()
  const { session } = await service.signIn(user)
  const client = service.client({ fetch: counting })
  const { header, claims } = given(await client.auth.getClaims(session.access_token)) ?? {}
  expect(claims).toMatchObject({
    iss: `${service.url}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    session_id: expect.any(String),
    is_anonymous: false,
  })
  // An older project signs with a secret: only it can check.
  const isShared = service.isHosted && header?.alg === 'HS256'
  expect(asked).toEqual([isShared ? '/auth/v1/user' : '/auth/v1/.well-known/jwks.json'])
})

test('a token with a letter changed is refused, here and by the service', async () => {
  const { session } = await service.signIn(await service.newAccount())
  const [header, payload, signature = ''] = session.access_token.split('.')
  const forged = [header, payload, (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)].join('.')
  expect((await service.client().auth.getClaims(forged)).error).not.toBeNull()
  const { error } = await service.client().auth.getUser(forged)
  expect(error).toMatchObject({ status: 403, code: 'bad_jwt' })
})

test('published keys are public', async () => {
  const headers = { apikey: service.key }
  const answer = await fetch(`${service.url}/auth/v1/.well-known/jwks.json`, { headers })
  const { keys } = await answer.json()
  expect(keys.length).toBeGreaterThan(service.isHosted ? -1 : 0)
  for (const key of keys) {
    expect(key).toMatchObject({ kid: expect.any(String), alg: expect.stringMatching(/^(?:ES|RS)256$/) })
    for (const secret of ['d', 'k', 'p', 'q', 'dp', 'dq', 'qi']) expect(key).not.toHaveProperty(secret)
  }
})

test('the service says by which ways one signs in', async () => {
  const headers = { apikey: service.key }
  const answer = await fetch(`${service.url}/auth/v1/settings`, { headers })
  expect(await answer.json()).toMatchObject({
    external: { email: true, phone: expect.any(Boolean), anonymous_users: expect.any(Boolean) },
    disable_signup: expect.any(Boolean),
    mailer_autoconfirm: expect.any(Boolean),
  })
})

test('an account knows its identities, and keeps its only one', async () => {
  const { client, session } = await service.signIn(await service.newAccount())
  const { identities } = given(await client.auth.getUserIdentities())
  const { email, id } = session.user
  expect(identities).toMatchObject([{ provider: 'email', user_id: id, identity_data: { email, sub: id } }])
  const [only] = identities
  if (!only) throw new Error('no identity')
  const { error } = await client.auth.unlinkIdentity(only)
  // Linking by hand is closed by default; where it is open the last one stays all the same.
  expect(['manual_linking_disabled', 'single_identity_not_deletable']).toContain(error?.code)
})
