import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { consent, memberOf, returnAddress, thirdPartyOf, verifierPair } from '../../test/third-party.ts'

const service = useAuthService({ oauthServer: { enabled: true } })
const thirdParty = thirdPartyOf(service)
const base = 'http://localhost:9999/auth/v1'

test('the consent page is told who asks for what, and its answer leads back', async () => {
  const made = await thirdParty.register({ client_uri: 'https://montre.example' })
  const { client, user } = await memberOf(service, 'accord@club.example')
  const { authorizationId, location } = await thirdParty.ask(made, { scope: 'openid email' })
  expect(location.origin + location.pathname).toBe('http://localhost:3000/oauth/consent')
  const shown = await client.auth.oauth.getAuthorizationDetails(authorizationId)
  expect(shown.data).toEqual({
    authorization_id: authorizationId,
    redirect_uri: returnAddress,
    client: { id: made.client_id, name: 'Ma montre', uri: 'https://montre.example', logo_uri: '' },
    user: { id: user.id, email: 'accord@club.example' },
    scope: 'openid email',
  })
  const back = new URL(await consent(client, authorizationId))
  expect(back.origin + back.pathname).toBe('https://montre.example/retour')
  expect(Object.fromEntries(back.searchParams)).toEqual({
    appareil: '1',
    code: expect.stringMatching(/^[\w.-]{43,}$/),
    state: 'état',
    iss: base,
  })
  const again = await client.auth.oauth.approveAuthorization(authorizationId)
  expect(again.error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('a refusal is told to the third party', async () => {
  const { client } = await memberOf(service, 'refus@club.example')
  const { authorizationId } = await thirdParty.ask(await thirdParty.register())
  await client.auth.oauth.getAuthorizationDetails(authorizationId)
  const denied = await client.auth.oauth.denyAuthorization(authorizationId)
  const said = new URL(denied.data?.redirect_url ?? '').searchParams
  expect(said.get('error')).toBe('access_denied')
  expect(said.get('error_description')).toBe('User denied the request')
  expect(said.get('state')).toBe('état')
  expect(denied.data?.redirect_url).toContain('User+denied+the+request')
})

test('what was granted is granted again at once, and no more than that', async () => {
  const made = await thirdParty.register()
  const { client } = await memberOf(service, 'deja@club.example')
  await consent(client, (await thirdParty.ask(made, { scope: 'email phone' })).authorizationId)
  const details = async (scope: string) => {
    const { authorizationId } = await thirdParty.ask(made, { scope })
    return (await client.auth.oauth.getAuthorizationDetails(authorizationId)).data
  }
  expect(await details('phone')).toEqual({ redirect_url: expect.stringContaining('code=') })
  expect(await details('email profile')).toHaveProperty('authorization_id')
})

test('a client that anybody can pretend to be asks each time', async () => {
  const address = 'http://localhost:8080/retour'
  const made = await thirdParty.register({ token_endpoint_auth_method: 'none', redirect_uris: [address] })
  const { client } = await memberOf(service, 'natif@club.example')
  await consent(client, (await thirdParty.ask(made, { redirect_uri: address })).authorizationId)
  const { authorizationId } = await thirdParty.ask(made, { redirect_uri: address })
  const shown = await client.auth.oauth.getAuthorizationDetails(authorizationId)
  expect(shown.data).toHaveProperty('authorization_id')
})

test.each([
  ['https://montre.example/retour'],
  ['https://montre.example/retour?appareil=1&x=1'],
  ['https://montre.example/retour?appareil=10'],
  ['https://montre.example/retour?appareil=1#x'],
  ['https://montre.example/retour/?appareil=1'],
  ['https://montre.example/Retour?appareil=1'],
  ['https://Montre.example/retour?appareil=1'],
  ['HTTPS://montre.example/retour?appareil=1'],
  ['https://montre.example:443/retour?appareil=1'],
  ['https://montre.example:8443/retour?appareil=1'],
  ['https://montre.example@attaque.example/retour?appareil=1'],
  ['https://attaque.example@montre.example/retour?appareil=1'],
  ['https://montre.example.attaque.example/retour?appareil=1'],
  ['https://xmontre.example/retour?appareil=1'],
  ['https://montre.example/a/../retour?appareil=1'],
  ['https://montre.example/./retour?appareil=1'],
  ['https://montre.example/%72etour?appareil=1'],
  ['https://montre.example/retour%3Fappareil=1'],
  ['http://montre.example/retour?appareil=1'],
  ['//montre.example/retour?appareil=1'],
  [' https://montre.example/retour?appareil=1'],
  ['https://montre.example/retour?appareil=1,https://attaque.example'],
  ['javascript:alert(1)'],
])('the look-alike %j is no return address', async (address) => {
  const { client_id } = await thirdParty.register()
  const { challenge } = verifierPair()
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' }
  const asked = { client_id, response_type: 'code', ...pkce }
  const response = await thirdParty.authorize({ ...asked, redirect_uri: address })
  expect(response.status).toBe(400)
  expect(response.headers.get('location')).toBeNull()
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
})

test('an unknown client, or a name said twice, is told to the person alone', async () => {
  const { client_id } = await thirdParty.register()
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const id of [unknown, 'montre', `${client_id}'--`]) {
    const response = await thirdParty.authorize({ client_id: id, redirect_uri: returnAddress })
    expect(await response.json()).toMatchObject({ code: 400, error_code: 'oauth_client_not_found' })
  }
  const one = new URLSearchParams({ client_id, redirect_uri: returnAddress })
  const other = new URLSearchParams({ redirect_uri: 'https://attaque.example' })
  const twice = await service.fetch(`${base}/oauth/authorize?${one}&${other}`)
  expect(twice.status).toBe(400)
})

const { challenge } = verifierPair()
const pkce = { code_challenge: challenge, code_challenge_method: 'S256' }

test.each([
  [{ response_type: 'code' }],
  [{ response_type: 'code', code_challenge: challenge }],
  [{ response_type: 'code', code_challenge: challenge, code_challenge_method: 'plain' }],
  [{ response_type: 'code', code_challenge: 'court', code_challenge_method: 'S256' }],
  [{ ...pkce, response_type: 'token' }],
  [{ ...pkce }],
  [{ ...pkce, response_type: 'code', scope: 'openid admin' }],
  [{ ...pkce, response_type: 'code', nonce: 'x'.repeat(256) }],
  [{ ...pkce, response_type: 'code', nonce: '\0' }],
  [{ ...pkce, response_type: 'code', resource: 'montre' }],
])('asked with %j, the third party hears that this is no request', async (parameters) => {
  const { client_id } = await thirdParty.register()
  const response = await thirdParty.authorize({
    client_id,
    redirect_uri: returnAddress,
    state: 'a&b=c',
    ...parameters,
  })
  expect(response.status).toBe(302)
  const location = new URL(response.headers.get('location') ?? '')
  expect(location.href.startsWith(`${returnAddress}&error=invalid_request&`)).toBe(true)
  expect(location.searchParams.get('state')).toBe('a&b=c')
})

test('a request belongs to who read it first, and is answered by nobody who has not read it', async () => {
  const made = await thirdParty.register()
  const mine = await memberOf(service, 'lectrice@club.example')
  const other = await memberOf(service, 'autre@club.example')
  const { authorizationId } = await thirdParty.ask(made)
  const unread = await mine.client.auth.oauth.approveAuthorization(authorizationId)
  expect(unread.error).toMatchObject({ status: 404, code: 'oauth_authorization_not_found' })
  await mine.client.auth.oauth.getAuthorizationDetails(authorizationId)
  for (const attempt of [
    await other.client.auth.oauth.getAuthorizationDetails(authorizationId),
    await other.client.auth.oauth.approveAuthorization(authorizationId),
    await other.client.auth.oauth.denyAuthorization(authorizationId),
  ])
    expect(attempt.error).toMatchObject({ status: 404, code: 'oauth_authorization_not_found' })
  const signedOut = await service.fetch(`${base}/oauth/authorizations/${authorizationId}`)
  expect(signedOut.status).toBe(401)
  expect((await mine.client.auth.oauth.approveAuthorization(authorizationId)).error).toBeNull()
})

test('a request lives ten minutes', async () => {
  const { client } = await memberOf(service, 'lente@club.example')
  const { authorizationId } = await thirdParty.ask(await thirdParty.register())
  await client.auth.oauth.getAuthorizationDetails(authorizationId)
  service.ahead = 601_000
  const late = await client.auth.oauth.approveAuthorization(authorizationId)
  service.ahead = 0
  expect(late.error).toMatchObject({ status: 404, code: 'oauth_authorization_not_found' })
})

test('a return address that was taken back is not led to', async () => {
  const made = await thirdParty.register()
  const { client } = await memberOf(service, 'retrait@club.example')
  const form = await thirdParty.codeFor(made, client, { scope: 'email' })
  const { authorizationId } = await thirdParty.ask(made, { scope: 'email phone' })
  await service.admin().oauth.updateClient(made.client_id, { redirect_uris: ['https://montre.example/'] })
  await expect(consent(client, authorizationId)).rejects.toMatchObject({ status: 404 })
  expect(await (await thirdParty.tokenBasic(made, form)).json()).toMatchObject({ error: 'invalid_grant' })
})

test('only pages of the site may read and answer a request', async () => {
  const { client } = await memberOf(service, 'origine@club.example')
  const { data } = await client.auth.getSession()
  const { authorizationId } = await thirdParty.ask(await thirdParty.register())
  const read = (origin: string) =>
    service.fetch(`${base}/oauth/authorizations/${authorizationId}`, {
      headers: { authorization: `Bearer ${data.session?.access_token}`, origin },
    })
  for (const origin of ['https://attaque.example', 'null', 'http://localhost.attaque.example'])
    expect((await read(origin)).status, origin).toBe(400)
  expect((await read('http://localhost:3000')).status).toBe(200)
})

test('approved many times at once, there is one code', async () => {
  const { client } = await memberOf(service, 'ensemble@club.example')
  const { authorizationId } = await thirdParty.ask(await thirdParty.register())
  await client.auth.oauth.getAuthorizationDetails(authorizationId)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => client.auth.oauth.approveAuthorization(authorizationId)),
  )
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
})

test('whoever has a second factor shows it first', async () => {
  const { client, user } = await memberOf(service, 'facteur@club.example')
  await service.pool.query(
    `INSERT INTO auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [user.id],
  )
  const { authorizationId } = await thirdParty.ask(await thirdParty.register())
  const shown = await client.auth.oauth.getAuthorizationDetails(authorizationId)
  expect(shown.error).toMatchObject({ status: 401, code: 'insufficient_aal' })
})

test('grants are listed, and taken back with everything that came of them', async () => {
  const made = await thirdParty.register()
  const { client } = await memberOf(service, 'retour@club.example')
  const { client: other } = await memberOf(service, 'reste@club.example')
  const kept = await thirdParty.signedIn(made, other)
  const tokens = await thirdParty.signedIn(made, client, { scope: 'openid email' })
  const form = await thirdParty.codeFor(made, client)
  const listed = await client.auth.oauth.listGrants()
  expect(listed.data).toEqual([
    {
      client: { id: made.client_id, name: 'Ma montre', uri: '', logo_uri: '' },
      scopes: ['openid', 'email'],
      granted_at: expect.any(String),
    },
  ])
  expect((await client.auth.oauth.revokeGrant({ clientId: made.client_id })).error).toBeNull()
  expect((await client.auth.oauth.listGrants()).data).toEqual([])
  expect((await thirdParty.userinfo(tokens['access_token'])).status).toBe(403)
  expect((await thirdParty.userinfo(kept['access_token'])).status).toBe(200)
  expect(await (await thirdParty.tokenBasic(made, form)).json()).toMatchObject({ error: 'invalid_grant' })
  const { authorizationId } = await thirdParty.ask(made)
  expect((await client.auth.oauth.getAuthorizationDetails(authorizationId)).data).toHaveProperty('client')
  const again = await client.auth.oauth.revokeGrant({ clientId: made.client_id })
  expect(again.error).toMatchObject({ status: 404, code: 'oauth_consent_not_found' })
})
