import { expect, test } from 'vitest'
import { given, goodPassword, useContractService } from './contract-service.ts'

const service = useContractService()

test('a password opens a session that says who it is', async () => {
  const user = await service.newAccount({ user_metadata: { prenom: 'Ada' }, app_metadata: { rang: 3 } })
  const { client, session } = await service.signIn(user)
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: expect.any(Number) })
  expect(Math.abs((session.expires_at ?? 0) - Date.now() / 1000 - session.expires_in)).toBeLessThan(30)
  expect(given(await client.auth.getUser()).user).toMatchObject({
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    user_metadata: { prenom: 'Ada' },
    app_metadata: { provider: 'email', providers: ['email'], rang: 3 },
    is_anonymous: false,
    email_confirmed_at: expect.any(String),
    last_sign_in_at: expect.any(String),
  })
})

test('an address is the same in any case', async () => {
  const user = await service.newAccount()
  const email = (user.email ?? '').toUpperCase()
  const { data } = await service.client().auth.signInWithPassword({ email, password: goodPassword })
  expect(data.user?.id).toBe(user.id)
})

test('a wrong password and an unknown account are refused alike', async () => {
  const { email = '' } = await service.newAccount()
  for (const [address, password] of [
    [email, 'Un-tout-autre-mot-7'],
    [service.newAddress(), goodPassword],
  ] as const) {
    const { error } = await service.client().auth.signInWithPassword({ email: address, password })
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  }
})

test('who has not confirmed their address is told so, with the right password only', async () => {
  const email = service.newAddress()
  const { user } = given(await service.admin().createUser({ email, password: goodPassword }))
  service.keepTrackOf(user)
  const tried = async (password: string) =>
    (await service.client().auth.signInWithPassword({ email, password })).error
  expect(await tried(goodPassword)).toMatchObject({ status: 400, code: 'email_not_confirmed' })
  expect(await tried('Un-tout-autre-mot-7')).toMatchObject({ status: 400, code: 'invalid_credentials' })
})

test('who is banned neither signs in nor goes on', async () => {
  const user = await service.newAccount()
  const { client } = await service.signIn(user)
  given(await service.admin().updateUserById(user.id, { ban_duration: '1h' }))
  const credentials = { email: user.email ?? '', password: goodPassword }
  const { error } = await service.client().auth.signInWithPassword(credentials)
  expect(error).toMatchObject({ status: 400, code: 'user_banned' })
  expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
  expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400, code: 'user_banned' })
})

test('a sign-up with a weak password makes no account, whether sign-ups are open or not', async () => {
  const email = service.newAddress()
  const { data, error } = await service.client().auth.signUp({ email, password: 'abc' })
  expect(data.user).toBeNull()
  expect(error?.status).toBe(422)
  expect(['signup_disabled', 'email_provider_disabled', 'weak_password']).toContain(error?.code)
})
