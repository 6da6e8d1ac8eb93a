import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { enrollTotp, given, totpCode } from '../../test/second-factors.ts'
import {
  codeOf,
  consent,
  memberOf,
  returnAddress,
  thirdPartyOf,
  verifierPair,
} from '../../test/third-party.ts'

const service = useAuthService({ oauthServer: { enabled: true } })
const thirdParty = thirdPartyOf(service)
const base = 'http://localhost:9999/auth/v1'
const json = async (response: Promise<Response>): Promise<Record<string, unknown>> => (await response).json()

test('a code becomes a session of the third party, which may read what was granted and nothing else', async () => {
  const made = await thirdParty.register()
  const { client, user } = await memberOf(service, 'jetons@club.example', {
    userMetadata: { full_name: 'Membre' },
    phone: '33612121212',
  })
  const tokens = await thirdParty.signedIn(made, client, { scope: 'openid email', nonce: 'une fois' })
  const token = tokens['access_token'] ?? ''
  expect(Object.keys(tokens).sort()).toEqual(
    ['access_token', 'expires_in', 'id_token', 'refresh_token', 'scope', 'token_type'].sort(),
  )
  expect(decodeJwt(token)).toMatchObject({
    client_id: made.client_id,
    scope: 'openid email',
    email: 'jetons@club.example',
    phone: '',
    amr: [{ method: 'oauth_provider/authorization_code' }],
    user_metadata: {},
    app_metadata: {},
  })
  expect(await json(thirdParty.userinfo(token))).toEqual({
    sub: user.id,
    email: 'jetons@club.example',
    email_verified: true,
  })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (const [method, path] of [
    ['GET', 'user'],
    ['GET', 'user/oauth/grants'],
    ['POST', 'logout'],
    ['GET', 'oauth/authorizations/x'],
  ])
    expect((await service.fetch(`${base}/${path}`, { method, headers })).status, path).toBe(403)
})

test('an id token says who signed in, for whom, and when, and is no access token', async () => {
  const made = await thirdParty.register()
  const { client, user } = await memberOf(service, 'identite@club.example')
  const { data } = await client.auth.getClaims()
  service.ahead = 30_000
  const tokens = await thirdParty.signedIn(made, client, { scope: 'openid profile', nonce: 'une fois' })
  const idToken = tokens['id_token'] ?? ''
  const keys = createLocalJWKSet(await (await service.fetch(`${base}/.well-known/jwks.json`)).json())
  const currentDate = service.now()
  service.ahead = 0
  const expected = { issuer: base, audience: made.client_id, currentDate }
  const { payload } = await jwtVerify(idToken, keys, expected)
  expect(payload).toMatchObject({
    sub: user.id,
    nonce: 'une fois',
    auth_time: data?.claims.amr?.map((entry) => (typeof entry === 'string' ? 0 : entry.timestamp))[0],
  })
  expect(payload).not.toHaveProperty('email')
  expect(decodeJwt(tokens['access_token'] ?? '')).toMatchObject({ email: '', phone: '' })
  expect((await thirdParty.userinfo(idToken)).status).toBe(403)
})

test('of twenty who bring one code at once, one gets a session', async () => {
  const made = await thirdParty.register()
  const { client } = await memberOf(service, 'vingt@club.example')
  const form = await thirdParty.codeFor(made, client)
  const answers = await Promise.all(Array.from({ length: 20 }, () => thirdParty.tokenBasic(made, form)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const again = await thirdParty.tokenBasic(made, form)
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' })
})

test('a code is good for its client, its address and its verifier, and a wrong guess does not use it up', async () => {
  const [made, other] = [await thirdParty.register(), await thirdParty.register()]
  const { client } = await memberOf(service, 'essais@club.example')
  const form = await thirdParty.codeFor(made, client)
  const { verifier, challenge } = verifierPair()
  const { code_verifier: _, ...withoutVerifier } = form
  for (const [asking, wrong] of [
    [other, form],
    [made, withoutVerifier],
    [made, { ...form, code_verifier: verifier }],
    [made, { ...form, code_verifier: challenge }],
    [made, { ...form, redirect_uri: 'https://montre.example/retour' }],
    [made, { ...form, resource: 'https://autre.example/' }],
    [made, { ...form, code: `${form.code}x` }],
    [made, { ...form, code: form.code.slice(0, -1) }],
  ] as const) {
    const response = await thirdParty.tokenBasic(asking, { ...wrong })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' })
  }
  const right = await thirdParty.tokenBasic(made, { ...form, redirect_uri: returnAddress })
  expect(right.status).toBe(200)
})

test('a code lives two minutes', async () => {
  const made = await thirdParty.register()
  const { client } = await memberOf(service, 'tard@club.example')
  const form = await thirdParty.codeFor(made, client)
  service.ahead = 121_000
  const late = await thirdParty.tokenBasic(made, form)
  service.ahead = 0
  expect(await late.json()).toMatchObject({ error: 'invalid_grant' })
})

test('what is stored of a code does not serve as one', async () => {
  const made = await thirdParty.register()
  const { client } = await memberOf(service, 'vol@club.example')
  const form = await thirdParty.codeFor(made, client)
  const { rows } = await service.pool.query<{ code: string }>(
    `SELECT authorization_code AS code FROM auth.oauth_authorizations WHERE status = 'approved'`,
  )
  for (const { code } of rows) {
    expect(code).not.toContain(form.code)
    expect((await thirdParty.tokenBasic(made, { ...form, code })).status).toBe(400)
  }
  expect(rows.length).toBeGreaterThan(0)
})

test('a client names itself as it is registered and in no other way', async () => {
  const basic = await thirdParty.register()
  const post = await thirdParty.register({ token_endpoint_auth_method: 'client_secret_post' })
  const none = await thirdParty.register({ token_endpoint_auth_method: 'none' })
  const { client } = await memberOf(service, 'methodes@club.example')
  const { client_id, client_secret = '' } = basic
  const form = await thirdParty.codeFor(basic, client)
  const header = (id: string, secret: string) => ({ authorization: `Basic ${btoa(`${id}:${secret}`)}` })
  const refused = [
    thirdParty.token(form),
    thirdParty.token({ ...form, client_id }),
    thirdParty.token({ ...form, client_id, client_secret }),
    thirdParty.token({ ...form, client_secret }, header(client_id, client_secret)),
    thirdParty.token({ ...form, client_id: post.client_id }, header(client_id, client_secret)),
    thirdParty.token(form, header(client_id, '')),
    thirdParty.token(form, header(client_id, `${client_secret}x`)),
    thirdParty.token(form, header(client_id, post.client_secret ?? '')),
    thirdParty.token(form, header(client_id.replace(/^./, 'g'), client_secret)),
    thirdParty.token(form, { authorization: 'Basic %%%' }),
    thirdParty.tokenBasic(post, form),
    thirdParty.token({ ...form, client_id: none.client_id, client_secret: 'x' }),
    thirdParty.tokenBasic(none, form),
  ]
  for (const response of await Promise.all(refused)) {
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error_code: 'invalid_credentials',
      error: 'invalid_client',
    })
  }
  expect((await thirdParty.tokenBasic(basic, form)).status).toBe(200)
  const postForm = await thirdParty.codeFor(post, client)
  const asPost = { client_id: post.client_id, client_secret: post.client_secret ?? '' }
  expect((await thirdParty.token({ ...postForm, ...asPost })).status).toBe(200)
  const noneForm = await thirdParty.codeFor(none, client)
  const asJson = await service.fetch(`${base}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...noneForm, client_id: none.client_id }),
  })
  expect(asJson.status).toBe(200)
})

test('a session of a third party goes on for it alone, and here alone', async () => {
  const [made, other] = [await thirdParty.register(), await thirdParty.register()]
  const { client } = await memberOf(service, 'suite@club.example')
  const { refresh_token = '' } = await thirdParty.signedIn(made, client, { scope: 'email' })
  const grant = { grant_type: 'refresh_token', refresh_token }
  const stolen = await thirdParty.tokenBasic(other, grant)
  expect(await stolen.json()).toMatchObject({ error: 'invalid_client' })
  const atHome = await service.client().auth.refreshSession({ refresh_token })
  expect(atHome.error).toMatchObject({ status: 400 })
  const mine = (await client.auth.getSession()).data.session?.refresh_token ?? ''
  const members = await thirdParty.tokenBasic(made, { ...grant, refresh_token: mine })
  expect(await members.json()).toMatchObject({ error: 'invalid_client' })
  const right = await json(thirdParty.tokenBasic(made, grant))
  expect(right).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: 3600,
    refresh_token: expect.any(String),
  })
  expect(right['refresh_token']).not.toBe(refresh_token)
  expect((await thirdParty.userinfo(String(right['access_token']))).status).toBe(200)
})

test('neither a second factor nor a sign-out ends what was granted; a new password does, grant and all', async () => {
  const made = await thirdParty.register()
  const { client } = await memberOf(service, 'montre@club.example')
  const tokens = await thirdParty.signedIn(made, client)
  const factor = await enrollTotp(client)
  const code = totpCode(factor.secret, service.now())
  given(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
  await client.auth.signOut({ scope: 'others' })
  expect((await thirdParty.userinfo(tokens['access_token'])).status).toBe(200)
  given(await client.auth.updateUser({ password: 'un tout autre mot' }))
  expect((await thirdParty.userinfo(tokens['access_token'])).status).toBe(403)
  expect(given(await client.auth.oauth.listGrants())).toEqual([])
})

test('an old refresh token ends the session of the third party', async () => {
  const made = await thirdParty.register()
  const { client } = await memberOf(service, 'ancien@club.example')
  const tokens = await thirdParty.signedIn(made, client)
  const refresh = (token: unknown) =>
    json(thirdParty.tokenBasic(made, { grant_type: 'refresh_token', refresh_token: String(token) }))
  const second = await refresh(tokens['refresh_token'])
  const third = await refresh(second['refresh_token'])
  service.ahead = 60_000
  const answers = [await refresh(tokens['refresh_token']), await refresh(third['refresh_token'])]
  service.ahead = 0
  for (const answer of answers) expect(answer).toMatchObject({ error: 'invalid_grant' })
})

test.each([
  [{}, 'invalid_request'],
  [{ grant_type: 'authorization_code' }, 'invalid_request'],
  [{ grant_type: 'refresh_token' }, 'invalid_request'],
  [{ grant_type: 'password', username: 'a', password: 'b' }, 'unsupported_grant_type'],
  [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  [{ grant_type: 'refresh_token', refresh_token: 'a' }, 'invalid_grant'],
  [{ grant_type: 'authorization_code', code: '\0' }, 'invalid_grant'],
])('%j is answered with %s', async (form, error) => {
  const response = await thirdParty.tokenBasic(await thirdParty.register(), form)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error })
})

test('a banned member’s code is void', async () => {
  const made = await thirdParty.register()
  const { client, user } = await memberOf(service, 'exclue@club.example')
  const form = await thirdParty.codeFor(made, client)
  await service.admin().updateUserById(user.id, { ban_duration: '24h' })
  expect(await json(thirdParty.tokenBasic(made, form))).toMatchObject({ error: 'invalid_grant' })
})

test('the member reads everything of herself', async () => {
  const { client, user } = await memberOf(service, 'tout@club.example', { userMetadata: { name: 'Membre' } })
  const token = (await client.auth.getSession()).data.session?.access_token
  expect(await json(thirdParty.userinfo(token))).toMatchObject({ sub: user.id, name: 'Membre' })
})

test('nothing of codes and secrets is logged', async () => {
  const made = await thirdParty.register()
  const { client } = await memberOf(service, 'journal@club.example')
  const { authorizationId, verifier } = await thirdParty.ask(made)
  const code = codeOf(await consent(client, authorizationId))
  await thirdParty.tokenBasic(made, { grant_type: 'authorization_code', code, code_verifier: verifier })
  await client.auth.oauth.revokeGrant({ clientId: made.client_id })
  const { rows } = await service.pool.query('SELECT payload FROM auth.audit_log_entries')
  const written = JSON.stringify([rows, service.logged])
  for (const secret of [code, verifier, made.client_secret ?? '']) expect(written).not.toContain(secret)
  expect(written).toMatch(/oauth_consent_granted.*oauth_consent_revoked/)
})
