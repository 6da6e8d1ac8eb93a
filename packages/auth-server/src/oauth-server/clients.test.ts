import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { consent, memberOf, returnAddress, thirdPartyOf } from '../../test/third-party.ts'

const service = useAuthService({ oauthServer: { enabled: true, dynamicRegistration: true } })
const thirdParty = thirdPartyOf(service)
const registering = 'http://localhost:9999/auth/v1/oauth/clients/register'

function register(body: unknown) {
  return service.fetch(registering, { method: 'POST', body: JSON.stringify(body) })
}

test('administrators keep third parties; the secret is told once', async () => {
  const { oauth } = service.admin()
  const { data: made, error } = await oauth.createClient({
    client_name: 'Carnet d’entraînement',
    client_uri: 'https://carnet.example',
    redirect_uris: ['https://carnet.example/retour', 'http://localhost:8080/retour', 'fr.carnet:/retour'],
  })
  expect(error).toBeNull()
  expect(made).toMatchObject({
    client_type: 'confidential',
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    registration_type: 'manual',
    redirect_uris: ['https://carnet.example/retour', 'http://localhost:8080/retour', 'fr.carnet:/retour'],
  })
  expect(Buffer.from(made?.client_secret ?? '', 'base64url')).toHaveLength(32)
  const id = made?.client_id ?? ''
  const read = await oauth.getClient(id)
  expect(read.data).toMatchObject({ client_name: 'Carnet d’entraînement' })
  expect(read.data).not.toHaveProperty('client_secret')
  const renewed = await oauth.regenerateClientSecret(id)
  expect(renewed.data?.client_secret).not.toBe(made?.client_secret)
  const changed = await oauth.updateClient(id, { client_name: 'Carnet', redirect_uris: [returnAddress] })
  expect(changed.data).toMatchObject({ client_name: 'Carnet', redirect_uris: [returnAddress] })
  const listed = await oauth.listClients()
  expect(listed.data.clients.map(({ client_id }) => client_id)).toContain(id)
  const { rows } = await service.pool.query('SELECT client_secret_hash FROM auth.oauth_clients')
  expect(JSON.stringify(rows)).not.toContain(renewed.data?.client_secret)
  expect((await oauth.deleteClient(id)).error).toBeNull()
  expect((await oauth.getClient(id)).error).toMatchObject({ status: 404, code: 'oauth_client_not_found' })
})

test('nobody else may: neither a visitor nor a member', async () => {
  const { client } = await memberOf(service, 'curieuse@club.example')
  const { data } = await client.auth.getSession()
  for (const [token, status] of [
    [undefined, 401],
    [data.session?.access_token, 403],
  ] as const) {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
    const response = await service.fetch('http://localhost:9999/auth/v1/admin/oauth/clients', { headers })
    expect(response.status).toBe(status)
  }
})

test('a client without a secret has none made, and its kind cannot be changed', async () => {
  const made = await thirdParty.register({ token_endpoint_auth_method: 'none' })
  expect(made).toMatchObject({ client_type: 'public', token_endpoint_auth_method: 'none' })
  expect(made).not.toHaveProperty('client_secret')
  const { oauth } = service.admin()
  for (const answer of [
    await oauth.regenerateClientSecret(made.client_id),
    await oauth.updateClient(made.client_id, { token_endpoint_auth_method: 'client_secret_post' }),
    await oauth.updateClient(made.client_id, {}),
  ])
    expect(answer.error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test.each([
  ['javascript:alert(1)'],
  ['JavaScript://montre.example/%0aalert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:x'],
  ['file:///etc/passwd'],
  ['about:blank'],
  ['blob:https://montre.example/1'],
  ['http://montre.example/retour'],
  ['http://localhost.montre.example/retour'],
  ['https://montre.example/retour#a'],
  ['https://montre.example/a,https://attaque.example/'],
  ['https://montre.example@attaque.example/'],
  ['https://montre.example\\attaque.example/'],
  ['//montre.example/retour'],
  ['/retour'],
  ['https://montre.example/\r\nX: y'],
  [''],
])('nobody registers the return address %j', async (address) => {
  const response = await register({ client_name: 'Faux', redirect_uris: [returnAddress, address] })
  expect(response.status).toBe(400)
  expect(response.headers.get('x-sb-error-code')).toBe('validation_failed')
})

test.each([
  [{ redirect_uris: [] }],
  [{ redirect_uris: Array.from({ length: 11 }, (_, number) => `https://montre.example/${number}`) }],
  [{ logo_uri: 'javascript:alert(1)' }],
  [{ client_uri: 'data:text/html,x' }],
  [{ client_name: 'Banque\u202Egnop' }],
  [{ client_name: 'Ligne\nsuivante' }],
  [{ client_name: 'x'.repeat(1025) }],
  [{ grant_types: ['implicit'] }],
  [{ response_types: ['token'] }],
  [{ token_endpoint_auth_method: 'private_key_jwt' }],
  [{ token_endpoint_auth_method: 'none', client_type: 'confidential' }],
])('nor with %j', async (wrong) => {
  const response = await register({ client_name: 'Faux', redirect_uris: [returnAddress], ...wrong })
  expect(response.status).toBe(400)
})

test('a client registers itself, and may say who it is no better than that', async () => {
  const body = {
    redirect_uris: [returnAddress],
    registration_type: 'manual',
    client_id: 'a',
    software_id: 'b',
  }
  const response = await register(body)
  expect(response.status).toBe(201)
  const made: Record<string, unknown> = await response.json()
  expect(made).toMatchObject({ registration_type: 'dynamic', client_secret_expires_at: 0 })
  expect(made['client_id']).not.toBe('a')
})

test('a deleted client has lost its sessions and the requests on their way', async () => {
  const made = await thirdParty.register()
  const { client } = await memberOf(service, 'suppression@club.example')
  const tokens = await thirdParty.signedIn(made, client)
  const pending = await thirdParty.ask(made)
  await service.admin().oauth.deleteClient(made.client_id)
  expect((await thirdParty.userinfo(tokens['access_token'])).status).toBe(403)
  await expect(consent(client, pending.authorizationId)).rejects.toMatchObject({ status: 404 })
})
