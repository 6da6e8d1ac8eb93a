import { hash as bcrypt } from 'bcryptjs'
import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { hashPassword } from '../passwords/password-hash.ts'

const service = useAuthService()
const password = 'un mot de passe correct'
const unknown = '4f9cb0d8-6a1e-4b5c-9a3e-0d4f6a7b8c9d'

async function create(attributes: Parameters<ReturnType<typeof service.admin>['createUser']>[0]) {
  const { data, error } = await service.admin().createUser(attributes)
  expect(error).toBeNull()
  if (!data.user) throw new Error('no account')
  return data.user
}

test('an account has an identity for each of its names, confirmed as the administrator says', async () => {
  const user = await create({
    email: ' Deux.Noms@Club.example ',
    phone: '+33 6 12 34 56 78',
    password,
    email_confirm: true,
    user_metadata: { name: 'Sans nom' },
    app_metadata: { roles: ['coach'] },
  })
  expect(user).toMatchObject({
    email: 'deux.noms@club.example',
    phone: '33612345678',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email', 'phone'], roles: ['coach'] },
  })
  expect(user.user_metadata).toEqual({ name: 'Sans nom' })
  expect(user.email_confirmed_at).toBeDefined()
  expect(user).not.toHaveProperty('phone_confirmed_at')
  const data = Object.fromEntries((user.identities ?? []).map((one) => [one.provider, one.identity_data]))
  expect(data).toEqual({
    email: { sub: user.id, email: user.email, email_verified: true, phone_verified: false },
    phone: { sub: user.id, phone: user.phone, email_verified: false, phone_verified: false },
  })
  expect((await service.admin().getUserById(user.id)).data.user).toEqual(user)
})

test('nobody is written to, and an account without a password has none', async () => {
  const user = await create({ email: 'muet@club.example', email_confirm: true })
  expect(service.mails).toEqual([])
  const signedIn = await service.client().auth.signInWithPassword({ email: user.email ?? '', password: '' })
  expect(signedIn.error).toMatchObject({ code: 'invalid_credentials' })
})

test.each([
  ['argon2id', () => hashPassword(password)],
  ['bcrypt', () => bcrypt(password, 4)],
])('a hash of %s is brought as it is', async (kind, made) => {
  const email = `${kind}@club.example`
  await create({ email, password_hash: await made(), email_confirm: true })
  expect((await service.client().auth.signInWithPassword({ email, password })).error).toBeNull()
})

test('an id may be chosen, once', async () => {
  const id = '7d0f7a0e-3f1b-4a52-8f6c-1c2d3e4f5a6b'
  expect((await create({ email: 'choisi@club.example', id })).id).toBe(id)
  const again = await service.admin().createUser({ email: 'autre@club.example', id })
  expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' })
})

test('an address and a number belong to one account, whoever is first', async () => {
  await create({ email: 'pris@club.example', phone: '33600000001' })
  const email = await service.admin().createUser({ email: 'PRIS@club.example' })
  expect(email.error).toMatchObject({ status: 422, code: 'email_exists' })
  const phone = await service.admin().createUser({ phone: '+33600000001' })
  expect(phone.error).toMatchObject({ status: 422, code: 'phone_exists' })
  const atOnce = await Promise.all(
    Array.from({ length: 8 }, () => service.admin().createUser({ email: 'ensemble@club.example' })),
  )
  expect(atOnce.filter(({ error }) => error === null)).toHaveLength(1)
  expect(new Set(atOnce.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'email_exists']))
  expect(service.logged).toEqual([])
})

test.each([
  ['neither address nor number', {}],
  ['no address', { email: 'xx:;x@x.x' }],
  ['no number', { phone: 'abc' }],
  ['a password and a hash', { email: 'x@x.fr', password, password_hash: 'x' }],
  ['an unknown hash', { email: 'x@x.fr', password_hash: '$scrypt$abc' }],
  ['no id', { email: 'x@x.fr', id: "1' OR 1=1" }],
  ['nobody’s id', { email: 'x@x.fr', id: '00000000-0000-0000-0000-000000000000' }],
  ['no role', { email: 'x@x.fr', role: 'a"; DROP ROLE' }],
  ['no duration', { email: 'x@x.fr', ban_duration: '1 year' }],
  ['a duration without end', { email: 'x@x.fr', ban_duration: '99999999999h' }],
  ['metadata without end', { email: 'x@x.fr', user_metadata: { long: 'x'.repeat(7000) } }],
])('%s is refused', async (_, attributes) => {
  const { error } = await service.admin().createUser(attributes)
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('metadata is merged, a null deletes', async () => {
  const { id } = await create({
    email: 'meta@club.example',
    user_metadata: { keep: 1, drop: 2 },
    app_metadata: { group: 'a', old: true },
  })
  const { data } = await service.admin().updateUserById(id, {
    user_metadata: { drop: null, more: { deep: [1] } },
    app_metadata: { old: null, group: 'b' },
  })
  expect(data.user?.user_metadata).toEqual({ keep: 1, more: { deep: [1] } })
  expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], group: 'b' })
})

test('a new address holds at once, identity and providers follow', async () => {
  const { id } = await create({ email: 'avant@club.example', email_confirm: true })
  const { data } = await service.admin().updateUserById(id, {
    email: 'apres@club.example',
    phone: '33600000002',
    phone_confirm: true,
  })
  expect(data.user).toMatchObject({
    email: 'apres@club.example',
    phone: '33600000002',
    app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    phone_confirmed_at: expect.any(String),
  })
  expect(data.user?.identities?.[0]?.identity_data).toMatchObject({
    email: 'apres@club.example',
    email_verified: true,
  })
  expect(data.user?.identities?.[1]?.identity_data).toMatchObject({ phone_verified: true })
  await create({ email: 'occupe@club.example' })
  const taken = await service.admin().updateUserById(id, { email: 'occupe@club.example' })
  expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('a new password signs out everywhere', async () => {
  const { id } = await create({ email: 'partout@club.example', password, email_confirm: true })
  const clients = [service.client(), service.client()]
  for (const client of clients)
    await client.auth.signInWithPassword({ email: 'partout@club.example', password })
  const weak = await service.admin().updateUserById(id, { password: 'court' })
  expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' })
  expect((await service.admin().updateUserById(id, { password: 'un tout autre mot' })).error).toBeNull()
  for (const client of clients) {
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
    expect((await client.auth.getUser()).data.user).toBeNull()
  }
})

test('a banned account is refused at sign-in, at refresh and at each call, until the ban ends', async () => {
  const email = 'banni@club.example'
  const { id } = await create({ email, password, email_confirm: true })
  const client = service.client()
  await client.auth.signInWithPassword({ email, password })
  const banned = await service.admin().updateUserById(id, { ban_duration: '1h30m' })
  expect(banned.data.user).toHaveProperty('banned_until')
  expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
  const session = (await client.auth.getSession()).data.session
  const refreshed = await service.client().auth.refreshSession(session ?? undefined)
  expect(refreshed.error).toMatchObject({ status: 400, code: 'user_banned' })
  const signIn = () => service.client().auth.signInWithPassword({ email, password })
  expect((await signIn()).error).toMatchObject({ status: 400, code: 'user_banned' })
  service.ahead = 5_400_001
  expect((await signIn()).error).toBeNull()
  service.ahead = 0
  const lifted = await service.admin().updateUserById(id, { ban_duration: 'none' })
  expect(lifted.data.user).not.toHaveProperty('banned_until')
  expect((await signIn()).error).toBeNull()
})

test('an unknown account is not found, and what is no number neither', async () => {
  const admin = service.admin()
  for (const { error } of [
    await admin.getUserById(unknown),
    await admin.updateUserById(unknown, {}),
    await admin.deleteUser(unknown),
  ])
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' })
})
