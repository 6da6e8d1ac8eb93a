import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { goalOf, lastMail } from '../../test/mailed-proofs.ts'
import { goodPassword, rawRequest, signedIn } from '../../test/signed-in.ts'

const service = useAuthService({ signUp: { phone: true } })
const withoutNumbers = useAuthService()

const signIn = (email: string, password: string) =>
  service.client().auth.signInWithPassword({ email, password })

test('metadata is merged, a null deletes', async () => {
  const { client } = await signedIn(service, 'meta@club.example')
  await client.auth.updateUser({ data: { keep: 1, drop: 2 } })
  const { data } = await client.auth.updateUser({ data: { drop: null, more: [{ deep: 'é' }] } })
  expect(data.user?.user_metadata).toEqual({ keep: 1, more: [{ deep: 'é' }] })
})

test('metadata stays small enough for a session to be carried', async () => {
  const { client } = await signedIn(service, 'long@club.example')
  await client.auth.updateUser({ data: { one: 'x'.repeat(2000) } })
  const { error } = await client.auth.updateUser({ data: { two: 'x'.repeat(2000) } })
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('a new password replaces the old one and ends the other sessions and what is pending', async () => {
  const email = 'neuf@club.example'
  const { client } = await signedIn(service, email)
  const other = service.client()
  await other.auth.signInWithPassword({ email, password: goodPassword })
  const waiting = service.client('pkce')
  await waiting.auth.signInWithOtp({ email })
  const { code = '' } = goalOf(await lastMail(service, email).follow()).query
  const link = await service.admin().generateLink({ type: 'recovery', email })
  expect((await client.auth.updateUser({ password: 'un tout autre mot' })).error).toBeNull()
  expect((await client.auth.getUser()).error).toBeNull()
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect((await other.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
  const { rows } = await service.pool.query('SELECT 1 FROM auth.one_time_tokens WHERE user_id = $1', [
    link.data.user?.id,
  ])
  expect(rows).toEqual([])
  expect((await waiting.auth.exchangeCodeForSession(code)).error).toMatchObject({
    code: 'flow_state_not_found',
  })
  expect((await signIn(email, goodPassword)).error).toMatchObject({ code: 'invalid_credentials' })
  expect((await signIn(email, 'un tout autre mot')).error).toBeNull()
})

test('the present password, a weak one and one that is too long are refused', async () => {
  const { client } = await signedIn(service, 'refus@club.example')
  const refusalOf = async (password: string) => (await client.auth.updateUser({ password })).error
  expect(await refusalOf(goodPassword)).toMatchObject({ status: 422, code: 'same_password' })
  expect(await refusalOf('court')).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] })
  expect(await refusalOf('é'.repeat(37))).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('a new address is confirmed at both addresses and is not there before', async () => {
  const { client } = await signedIn(service, 'ancien@club.example')
  service.mails.length = 0
  const { data, error } = await client.auth.updateUser(
    { email: ' Nouveau@Club.example' },
    { emailRedirectTo: 'http://localhost:3000/logged' },
  )
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: 'ancien@club.example', new_email: 'nouveau@club.example' })
  expect(service.mails.map(({ kind, to, newEmail }) => [kind, to, newEmail]).sort()).toEqual([
    ['email_change_current', 'ancien@club.example', 'nouveau@club.example'],
    ['email_change_new', 'nouveau@club.example', 'nouveau@club.example'],
  ])
  expect(service.mails[0]?.link).toMatchObject({
    type: 'email_change',
    redirectTo: 'http://localhost:3000/logged',
  })
})

test('a client of the code flow gets links of the code flow', async () => {
  const { client } = await signedIn(service, 'code@club.example', 'pkce')
  service.mails.length = 0
  expect((await client.auth.updateUser({ email: 'code2@club.example' })).error).toBeNull()
  expect(service.mails).toHaveLength(2)
  for (const { link } of service.mails) expect(link?.tokenHash).toMatch(/^pkce_/)
})

test('the address and the number of another account are refused', async () => {
  const { client } = await signedIn(service, 'moi@club.example')
  await service.admin().createUser({ email: 'elle@club.example', phone: '33611111111' })
  const email = await client.auth.updateUser({ email: 'ELLE@club.example' })
  expect(email.error).toMatchObject({ status: 422, code: 'email_exists' })
  const phone = await client.auth.updateUser({ phone: '+33611111111' })
  expect(phone.error).toMatchObject({ status: 422, code: 'phone_exists' })
})

test('a new number is sent a code and is not there before', async () => {
  const { client } = await signedIn(service, 'numero@club.example')
  const { data, error } = await client.auth.updateUser({ phone: '+33 6 22 22 22 22' })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ phone: '', new_phone: '33622222222' })
  expect(service.messages).toEqual([{ to: '+33622222222', text: expect.stringMatching(/\d{6}/) }])
})

test('where accounts have no numbers, none is taken nor sent a code', async () => {
  const { client } = await signedIn(withoutNumbers, 'sans-numero@club.example')
  const { error } = await client.auth.updateUser({ phone: '+33622222222' })
  expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
  expect(withoutNumbers.messages).toEqual([])
})

test('nobody makes an administrator of themselves', async () => {
  const { client, session, user } = await signedIn(service, 'ambition@club.example')
  const put = (body: unknown) => rawRequest(service, 'PUT', '/user', { token: session.access_token, body })
  const refused = await put({ data: { a: 1 }, app_metadata: { role: 'admin' } })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'not_admin' })
  const ignored = await put({
    id: '4f9cb0d8-6a1e-4b5c-9a3e-0d4f6a7b8c9d',
    role: 'service_role',
    aud: 'other',
    is_super_admin: true,
    is_anonymous: true,
    email_confirm: true,
    email_confirmed_at: '2020-01-01T00:00:00Z',
    encrypted_password: 'x',
    banned_until: null,
    raw_app_meta_data: { role: 'admin' },
    identities: [],
    factors: [],
    user_metadata: { a: 1 },
    data: JSON.parse('{"__proto__":{"role":"service_role"},"constructor":1}'),
  })
  expect(ignored.status).toBe(200)
  const after = await service.admin().getUserById(user.id)
  expect(after.data.user).toMatchObject({
    role: 'authenticated',
    app_metadata: user.app_metadata,
    email_confirmed_at: user.email_confirmed_at,
    is_anonymous: false,
  })
  const { rows } = await service.pool.query('SELECT is_super_admin FROM auth.users WHERE id = $1', [user.id])
  expect(rows).toEqual([{ is_super_admin: null }])
  expect((await client.auth.getUser()).error).toBeNull()
  expect((await signIn('ambition@club.example', goodPassword)).error).toBeNull()
})

test.each([
  ['null', 'bad_json'],
  ['[]', 'bad_json'],
  ['"text"', 'bad_json'],
  ['{', 'bad_json'],
  ['', 'bad_json'],
  ['{"data":{"a":"\\u0000"}}', 'bad_json'],
  ['{"data":{"\\ud800":1}}', 'bad_json'],
  [`{"data":${'{"a":'.repeat(80)}1${'}'.repeat(81)}`, 'bad_json'],
  [`{"data":${'['.repeat(20_000)}`, 'bad_json'],
  ['{"data":[]}', 'validation_failed'],
  ['{"data":"text"}', 'validation_failed'],
  ['{"email":{"$ne":1}}', 'validation_failed'],
  ['{"email":"a@b.fr\\r\\nBcc: c@d.fr"}', 'validation_failed'],
  ['{"password":["a","b"]}', 'validation_failed'],
  ['{"phone":12}', 'validation_failed'],
  ['{"phone":"+33600000000","channel":"pigeon"}', 'validation_failed'],
  ['{"code_challenge":"short","code_challenge_method":"s256"}', 'validation_failed'],
  ['{"code_challenge_method":"s256"}', 'validation_failed'],
])('the body %s is refused', async (body, code) => {
  const token = await sharedToken()
  const response = await rawRequest(service, 'PUT', '/user', { token, body })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code })
  expect(service.logged).toEqual([])
})

test('a body over a megabyte is refused', async () => {
  const body = { data: { long: 'x'.repeat(1_100_000) } }
  const response = await rawRequest(service, 'PUT', '/user', { token: await sharedToken(), body })
  expect(response.status).toBe(413)
})

test('nobody changes an account without its token', async () => {
  const response = await rawRequest(service, 'PUT', '/user', { body: { data: {} } })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'no_authorization' })
})

let shared: string | undefined
async function sharedToken() {
  shared ??= (await signedIn(service, 'formes@club.example')).session.access_token
  return shared
}
