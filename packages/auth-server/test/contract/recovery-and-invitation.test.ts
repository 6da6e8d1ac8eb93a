import { expect, test } from 'vitest'
import { given, goodPassword, useContractService } from './contract-service.ts'

const service = useContractService()
const newPassword = 'Un-tout-nouveau-mot-8'

test('a recovery leads to a new password; the old one and the other sessions are over', async () => {
  const user = await service.newAccount()
  const { email = '' } = user
  const elsewhere = await service.signIn(user)
  const { properties } = given(await service.admin().generateLink({ type: 'recovery', email }))
  const client = service.client()
  given(await client.auth.verifyOtp({ token_hash: properties.hashed_token, type: 'recovery' }))
  given(await client.auth.updateUser({ password: newPassword }))
  expect(given(await client.auth.getUser()).user.id).toBe(user.id)
  expect((await elsewhere.client.auth.refreshSession()).error?.status).toBe(400)
  const old = await service.client().auth.signInWithPassword({ email, password: goodPassword })
  expect(old.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  await service.signIn(user, newPassword)
})

test('a recovery that was asked for is worth nothing once the password has changed', async () => {
  const user = await service.newAccount()
  const link = await service.admin().generateLink({ type: 'recovery', email: user.email ?? '' })
  const { client } = await service.signIn(user)
  given(await client.auth.updateUser({ password: newPassword }))
  const token_hash = given(link).properties.hashed_token
  const { error } = await service.client().auth.verifyOtp({ token_hash, type: 'recovery' })
  expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('who has no account gets the same answer to « forgotten » as who has one', async () => {
  const { data, error } = await service.client().auth.resetPasswordForEmail(service.newAddress())
  // Projects count askings of all people together.
  if (error) expect([service.isHosted, error.status]).toEqual([true, 429])
  else expect(data).toEqual({})
})

test('there is no recovery link for nobody', async () => {
  const { error } = await service.admin().generateLink({ type: 'recovery', email: service.newAddress() })
  expect(error).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('an invitation makes an account that is confirmed when it is taken up', async () => {
  const email = service.newAddress()
  const options = { data: { groupe: 'trail' } }
  const invited = given(await service.admin().generateLink({ type: 'invite', email, options }))
  service.keepTrackOf(invited.user)
  expect(invited.user).toMatchObject({ email, invited_at: expect.any(String) })
  expect(invited.user.user_metadata).toMatchObject({ groupe: 'trail' })
  expect(invited.user.email_confirmed_at).toBeUndefined()
  const client = service.client()
  const token_hash = invited.properties.hashed_token
  const { user } = given(await client.auth.verifyOtp({ token_hash, type: 'invite' }))
  expect(user?.email_confirmed_at).toEqual(expect.any(String))
  given(await client.auth.updateUser({ password: goodPassword }))
  await service.signIn(invited.user)
})

test('who has an account is not invited', async () => {
  const { email = '' } = await service.newAccount()
  const { error } = await service.admin().generateLink({ type: 'invite', email })
  expect(error).toMatchObject({ status: 422, code: 'email_exists' })
})
