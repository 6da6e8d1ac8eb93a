import { SignJWT, UnsecuredJWT, decodeJwt, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { accessTokenOf, newMemberWithTotp, signIn } from '../../test/second-factors.ts'
import { rawRequest, signedIn } from '../../test/signed-in.ts'

const jwtSecret = 'the-shared-secret-of-older-keys-0123456789'
const serviceKey = 'secret-key-of-the-tests-0123456789'
const anonKey = 'anon-key-of-the-tests'
const service = useAuthService({
  keys: { anon: [anonKey], serviceRole: [serviceKey], jwtSecret },
})
const id = '4f9cb0d8-6a1e-4b5c-9a3e-0d4f6a7b8c9d'
const routes = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${id}`],
  ['PUT', `/admin/users/${id}`],
  ['DELETE', `/admin/users/${id}`],
  ['GET', `/admin/users/${id}/factors`],
  ['PUT', `/admin/users/${id}/factors/${id}`],
  ['DELETE', `/admin/users/${id}/factors/${id}`],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
] as const

const roleKey = (claims: Record<string, unknown>, secret = jwtSecret, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(new TextEncoder().encode(secret))

let memberToken: Promise<string> | undefined
function tokenOfMember() {
  memberToken ??= signedIn(service, 'membre@club.example').then(({ session }) => session.access_token)
  return memberToken
}

async function foreignToken(change: Record<string, unknown>) {
  const { privateKey } = await generateKeyPair('ES256')
  const claims = { ...decodeJwt(await tokenOfMember()), role: 'service_role', ...change }
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: 'x' }).sign(privateKey)
}

const tokens: Record<string, [string, () => Promise<string>]> = {
  'the public key': ['not_admin', async () => anonKey],
  'a member’s token': ['not_admin', tokenOfMember],
  'a token of the public role': ['not_admin', () => roleKey({ role: 'anon' })],
  'a member’s token, changed': ['bad_jwt', async () => tampered(await tokenOfMember())],
  'a token signed with another secret': ['bad_jwt', () => roleKey({ role: 'service_role' }, 'x'.repeat(42))],
  'a token of another algorithm': ['bad_jwt', () => roleKey({ role: 'service_role' }, jwtSecret, 'HS512')],
  'an expired token': ['bad_jwt', () => roleKey({ role: 'service_role', exp: 1_700_000_000 })],
  'a token of no role': ['bad_jwt', () => roleKey({ sub: id })],
  'a role in a list': ['bad_jwt', () => roleKey({ role: ['service_role'] })],
  'a role that ends in another letter case': ['bad_jwt', () => roleKey({ role: 'Service_Role' })],
  'an unsigned token': ['bad_jwt', async () => new UnsecuredJWT({ role: 'service_role' }).encode()],
  'a token of a foreign key': ['bad_jwt', () => foreignToken({})],
  'a token of a foreign issuer': ['bad_jwt', () => foreignToken({ iss: 'https://evil.example/auth/v1' })],
  'the secret key with a letter more': ['bad_jwt', async () => `${serviceKey}0`],
  'the beginning of the secret key': ['bad_jwt', async () => serviceKey.slice(0, -1)],
}

test.each(Object.entries(tokens))('%s administers nothing', async (_, [code, made]) => {
  const token = await made()
  for (const [method, path] of routes)
    for (const by of [{ token }, { apikey: token }, { token, apikey: serviceKey }])
      await expectRefusal(method, path, by, by.token === undefined ? undefined : [403, code])
})

test('nobody administers anything', async () => {
  for (const [method, path] of routes) await expectRefusal(method, path, {}, [401, 'no_authorization'])
})

test.each(['service_role', 'supabase_admin'])('a key of the role %s administers', async (role) => {
  const token = await roleKey({ role, sub: '1234567890', iat: Math.floor(Date.now() / 1000) - 60 })
  expect((await rawRequest(service, 'GET', '/admin/users', { token })).status).toBe(200)
})

test('a person whose account has the role administers while the session lives and the role lasts', async () => {
  const { client, user } = await signedIn(service, 'chef@club.example')
  await service.admin().updateUserById(user.id, { role: 'service_role' })
  await client.auth.refreshSession()
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const list = () => rawRequest(service, 'GET', '/admin/users', { token })
  expect((await list()).status).toBe(200)
  await service.admin().updateUserById(user.id, { role: 'authenticated' })
  expect((await list()).status).toBe(403)
  await service.admin().updateUserById(user.id, { role: 'service_role' })
  expect((await list()).status).toBe(200)
  await client.auth.signOut()
  expect(await (await list()).json()).toMatchObject({ code: 'session_not_found' })
})

test('a person who has a second factor administers once it is shown', async () => {
  const email = 'cheffe@club.example'
  const { client } = await newMemberWithTotp(service, email)
  const { data } = await client.auth.getUser()
  await service.admin().updateUserById(data.user?.id ?? '', { role: 'service_role' })
  const below = await signIn(service, email)
  await client.auth.refreshSession()
  const listBy = async (browser: typeof client) =>
    rawRequest(service, 'GET', '/admin/users', { token: await accessTokenOf(browser) })
  expect(await (await listBy(below)).json()).toMatchObject({ code: 'insufficient_aal' })
  expect((await listBy(client)).status).toBe(200)
})

test.each(['x', "1'--", '00000000', `${id}0`, `${id}%00`, '%2e%2e', '4F9CB0D86A1E4B5C9A3E0D4F6A7B8C9D'])(
  'the account %s is not looked for',
  async (wrong) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'GET' ? {} : { body: {} }
      const response = await rawRequest(service, method, `/admin/users/${wrong}`, {
        apikey: serviceKey,
        ...body,
      })
      expect([404, 405]).toContain(response.status)
      expect(await response.json()).toMatchObject({ code: 'validation_failed' })
    }
    expect(service.logged).toEqual([])
  },
)

test.each([['null'], ['[]'], ['[{"email":"a@b.fr"}]'], ['12'], ['"a"'], ['{"email":'], ['']])(
  'the body %s makes no account',
  async (body) => {
    for (const path of ['/admin/users', '/invite', '/admin/generate_link']) {
      const response = await rawRequest(service, 'POST', path, { apikey: serviceKey, body })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'bad_json' })
    }
  },
)

async function expectRefusal(
  method: string,
  path: string,
  by: { token?: string; apikey?: string },
  expected: [number, string] | undefined,
) {
  const body = method === 'GET' ? {} : { body: { email: 'x@club.example', type: 'magiclink' } }
  const response = await rawRequest(service, method, path, { ...by, ...body })
  const answer: { code: string } = await response.json()
  if (expected) expect([response.status, answer.code], `${method} ${path}`).toEqual(expected)
  else expect([401, 403], `${method} ${path}`).toContain(response.status)
}

function tampered(token: string) {
  const [header, , signature] = token.split('.')
  const claims = { ...decodeJwt(token), role: 'service_role' }
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}
