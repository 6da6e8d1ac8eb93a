import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'

const password = 'un mot de passe correct'
const closed = useAuthService()
const open = useAuthService({
  signUp: { enabled: true, phone: true, anonymous: true },
  autoconfirm: { email: true, phone: true },
})

test('nobody signs up where sign-ups are closed', async () => {
  const { error } = await closed.client().auth.signUp({ email: 'une@club.example', password: '' })
  expect(error).toMatchObject({
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  })
})

test('where sign-ups are closed a code is asked for by unknown and known alike, and no account is made', async () => {
  const { data } = await closed.admin().createUser({ email: 'membre@club.example', email_confirm: true })
  expect(data.user).not.toBeNull()
  for (const shouldCreateUser of [true, false])
    for (const email of ['membre@club.example', 'inconnue@club.example']) {
      const { error } = await closed.client().auth.signInWithOtp({ email, options: { shouldCreateUser } })
      expect(error).toBeNull()
    }
  expect(closed.mails.map(({ to }) => to)).toEqual(['membre@club.example', 'membre@club.example'])
})

test('an address taken for confirmed is signed in at once, and is taken', async () => {
  const email = 'une@club.example'
  const { data } = await open.client('pkce').auth.signUp({ email, password, options: { data: { a: 1 } } })
  expect(data.session?.user).toMatchObject({
    email_confirmed_at: expect.any(String),
    last_sign_in_at: expect.any(String),
    user_metadata: { a: 1, email_verified: true },
  })
  expect((await open.client().auth.signUp({ email, password })).error).toMatchObject({
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  })
  expect(open.mails).toEqual([])
})

test('twenty sign-ups of one address at once make one account', async () => {
  const email = 'vingt@club.example'
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => open.client().auth.signUp({ email, password })),
  )
  expect(answers.filter(({ data }) => data.session)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'user_already_exists')).toHaveLength(19)
})

test('an invited account is not the first comer’s', async () => {
  const email = 'invitee@club.example'
  await open.admin().createUser({ email, app_metadata: { role: 'admin' } })
  const { data, error } = await open.client().auth.signUp({ email, password })
  expect(error).toMatchObject({ code: 'user_already_exists' })
  expect(data.session).toBeNull()
})

test('a number taken for confirmed is signed in at once', async () => {
  const { data } = await open.client().auth.signUp({ phone: '15551234567', password })
  expect(data.session?.user).toMatchObject({ phone: '15551234567', phone_confirmed_at: expect.any(String) })
})

test('somebody without a name has a session and exactly the data given', async () => {
  const { data } = await open.client().auth.signInAnonymously({ options: { data: { a: 1 } } })
  expect(data.user).toMatchObject({ is_anonymous: true, email: '', app_metadata: {} })
  expect(data.user?.user_metadata).toEqual({ a: 1 })
})
