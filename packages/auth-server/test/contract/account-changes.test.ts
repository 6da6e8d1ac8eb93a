import { expect, test } from 'vitest'
import { given, goodPassword, useContractService } from './contract-service.ts'

const service = useContractService()

test('what one says of oneself is merged; null takes it away', async () => {
  const { client } = await service.signIn(await service.newAccount())
  given(await client.auth.updateUser({ data: { ville: 'Annecy', club: 'Allure' } }))
  const { user } = given(await client.auth.updateUser({ data: { club: null, but: 'marathon' } }))
  expect(user.user_metadata).toMatchObject({ ville: 'Annecy', but: 'marathon' })
  expect(user.user_metadata).not.toHaveProperty('club')
})

test('a new password ends the other sessions, not this one', async () => {
  const user = await service.newAccount()
  const here = await service.signIn(user)
  const there = await service.signIn(user)
  given(await here.client.auth.updateUser({ password: 'Un-tout-nouveau-mot-8' }))
  expect((await here.client.auth.getUser()).error).toBeNull()
  expect((await here.client.auth.refreshSession()).error).toBeNull()
  expect((await there.client.auth.getUser(there.session.access_token)).error).not.toBeNull()
  await service.signIn(user, 'Un-tout-nouveau-mot-8')
})

test.each([
  ['the same password', goodPassword, 'same_password'],
  ['a weak one', 'abc', 'weak_password'],
])('%s is refused', async (_, password, code) => {
  const { client } = await service.signIn(await service.newAccount())
  expect((await client.auth.updateUser({ password })).error).toMatchObject({ status: 422, code })
})

test('another’s address is not to be had', async () => {
  const { email = '' } = await service.newAccount()
  const { client } = await service.signIn(await service.newAccount())
  const { error } = await client.auth.updateUser({ email })
  expect(error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('a new address holds once both have confirmed', async () => {
  const user = await service.newAccount()
  const email = user.email ?? ''
  const newEmail = service.newAddress()
  const tokenOf = async (type: 'email_change_current' | 'email_change_new') =>
    given(await service.admin().generateLink({ type, email, newEmail })).properties.hashed_token
  const present = await service.admin().generateLink({ type: 'email_change_current', email, newEmail })
  // A project may ask the new address only.
  if (present.error) expect([service.isHosted, present.error.status]).toEqual([true, 400])
  else {
    const token_hash = present.data.properties.hashed_token
    given(await service.client().auth.verifyOtp({ token_hash, type: 'email_change' }))
    const between = given(await service.admin().getUserById(user.id)).user
    expect([between.email, between.new_email]).toEqual([email, newEmail])
  }
  const token_hash = await tokenOf('email_change_new')
  given(await service.client().auth.verifyOtp({ token_hash, type: 'email_change' }))
  expect(given(await service.admin().getUserById(user.id)).user.email).toBe(newEmail)
  await service.signIn({ ...user, email: newEmail })
})

test('nobody gives themselves rights', async () => {
  const { client } = await service.signIn(await service.newAccount())
  const asked = { data: { nom: 'x' }, role: 'service_role', app_metadata: { role: 'admin' } }
  const { error } = await client.auth.updateUser(asked)
  if (error) expect(error.status).toBe(403)
  const { user } = given(await client.auth.getUser())
  expect(user.role).toBe('authenticated')
  expect(user.app_metadata).not.toHaveProperty('role')
})
