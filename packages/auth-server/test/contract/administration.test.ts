import { hash } from 'bcryptjs'
import { expect, test } from 'vitest'
import { given, goodPassword, useContractService } from './contract-service.ts'

const service = useContractService()
const unknown = 'b0c9b0c4-6f0e-4c1e-9a4e-2f6f0a1d2c3b'

test('an account is made, read, listed, changed and removed', async () => {
  const admin = service.admin()
  const user = await service.newAccount({ user_metadata: { a: 1 }, app_metadata: { roles: ['coach'] } })
  expect(user).toMatchObject({
    user_metadata: { a: 1 },
    app_metadata: { provider: 'email', roles: ['coach'] },
  })
  expect(given(await admin.getUserById(user.id)).user.email).toBe(user.email)
  const { users } = given(await admin.listUsers({ page: 1, perPage: 50 }))
  expect(users.map(({ id }) => id)).toContain(user.id)
  const email = service.newAddress()
  const changed = given(await admin.updateUserById(user.id, { email, app_metadata: { rang: 2 } })).user
  expect(changed).toMatchObject({ email, app_metadata: { roles: ['coach'], rang: 2 } })
  given(await admin.deleteUser(user.id))
  expect((await admin.getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('a removed account is nobody’s at once', async () => {
  const user = await service.newAccount()
  const { client, session } = await service.signIn(user)
  given(await service.admin().deleteUser(user.id))
  expect((await client.auth.getUser(session.access_token)).error?.status).toBe(403)
  expect((await client.auth.refreshSession()).error?.status).toBe(400)
})

test('a password set for somebody ends their sessions', async () => {
  const user = await service.newAccount()
  const { client } = await service.signIn(user)
  given(await service.admin().updateUserById(user.id, { password: 'Un-mot-donne-par-nous-9' }))
  expect((await client.auth.refreshSession()).error?.status).toBe(400)
  await service.signIn(user, 'Un-mot-donne-par-nous-9')
})

test('who comes from elsewhere brings their password’s hash', async () => {
  const email = service.newAddress()
  const password_hash = await hash(goodPassword, 6)
  const { user } = given(await service.admin().createUser({ email, password_hash, email_confirm: true }))
  service.keepTrackOf(user)
  await service.signIn(user)
  await service.signIn(user)
})

test('one address, one account', async () => {
  const { email } = await service.newAccount()
  const { error } = await service.admin().createUser({ email })
  expect(error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('nobody unknown is changed or removed', async () => {
  const admin = service.admin()
  for (const { error } of [
    await admin.updateUserById(unknown, { user_metadata: { a: 1 } }),
    await admin.deleteUser(unknown),
  ])
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('a member does not administer', async () => {
  const user = await service.newAccount()
  const { session } = await service.signIn(user)
  const admin = service.adminAs(session)
  for (const { error } of [
    await admin.listUsers(),
    await admin.getUserById(user.id),
    await admin.updateUserById(user.id, { app_metadata: { role: 'admin' } }),
    await admin.generateLink({ type: 'magiclink', email: user.email ?? '' }),
    await admin.deleteUser(user.id),
  ])
    expect(error).toMatchObject({ status: 403, code: 'not_admin' })
})
