import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { goodPassword, signedIn } from '../../test/signed-in.ts'

const service = useAuthService({
  signUp: { enabled: true, anonymous: true, phone: true },
  autoconfirm: { email: true, phone: true },
})

async function anonymous() {
  const client = service.client()
  const { error } = await client.auth.signInAnonymously()
  expect(error).toBeNull()
  return client
}

test('somebody without a name has nothing to be asked at, nor a password', async () => {
  const client = await anonymous()
  const asked = await client.auth.reauthenticate()
  expect(asked.error).toMatchObject({
    status: 422,
    code: 'validation_failed',
    message: 'Reauthentication requires the user to have an email or a phone number',
  })
  const password = await client.auth.updateUser({ password: goodPassword })
  expect(password.error).toMatchObject({ status: 422, code: 'validation_failed' })
})

test('with an address of their own they are somebody', async () => {
  const client = await anonymous()
  const { data, error } = await client.auth.updateUser({
    email: 'nommee@club.example',
    password: goodPassword,
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'nommee@club.example',
    email_confirmed_at: expect.any(String),
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email', identity_data: { email_verified: true } }],
  })
  const credentials = { email: 'nommee@club.example', password: goodPassword }
  expect((await service.client().auth.signInWithPassword(credentials)).error).toBeNull()
})

test('nobody takes an address or number that is somebody’s, two at once neither', async () => {
  await signedIn(service, 'prise@club.example')
  const client = await anonymous()
  const taken = await client.auth.updateUser({ email: 'prise@club.example' })
  expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' })
  const many = await Promise.all(Array.from({ length: 6 }, anonymous))
  const answers = await Promise.all(many.map((one) => one.auth.updateUser({ email: 'course@club.example' })))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'email_exists']))
  expect(service.logged).toEqual([])
})

test('a number that needs no confirming holds at once', async () => {
  const { client } = await signedIn(service, 'portable@club.example')
  const { data } = await client.auth.updateUser({ phone: '+33 6 88 88 88 88' })
  expect(data.user).toMatchObject({
    phone: '33688888888',
    phone_confirmed_at: expect.any(String),
    app_metadata: { provider: 'email', providers: ['email', 'phone'] },
  })
  expect(service.messages).toEqual([])
})
