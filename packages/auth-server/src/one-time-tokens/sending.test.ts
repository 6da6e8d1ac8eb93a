import { afterEach, expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { lastMail, member, postTo } from '../../test/mailed-proofs.ts'

const service = useAuthService({
  signUp: { enabled: true },
  mail: { everySeconds: 60, perHour: 30 },
})

afterEach(() => {
  service.ahead += 3_600_001
})

async function told(path: string, body: object) {
  const answer = await postTo(service, path, body)
  return { status: answer.status, body: await answer.json(), headers: [...answer.headers] }
}

test.each([
  ['/recover', {}],
  ['/resend', { type: 'signup' }],
  ['/resend', { type: 'email_change' }],
])('%s %j answers unknown and known addresses alike, and alike again', async (path, body) => {
  await member(service, `connue${path.slice(1)}@club.example`).catch(() => undefined)
  const known = { ...body, email: `connue${path.slice(1)}@club.example` }
  const unknown = { ...body, email: 'inconnue@club.example' }
  const first = await told(path, known)
  expect(first).toMatchObject({ status: 200, body: {} })
  expect(await told(path, unknown)).toEqual(first)
  const second = await told(path, known)
  expect(second.status).toBe(429)
  expect(second.body.message).toMatch(
    /^For security purposes, you can only request this after \d+ seconds\.$/,
  )
  expect((await told(path, unknown)).body).toMatchObject({ code: 'over_email_send_rate_limit' })
})

test('a mail a minute to an account, by whichever way', async () => {
  const email = 'minute@club.example'
  await member(service, email)
  expect((await told('/otp', { email })).status).toBe(200)
  expect(await told('/otp', { email })).toMatchObject({
    status: 429,
    body: { code: 'over_email_send_rate_limit' },
  })
  service.ahead += 60_001
  expect((await told('/otp', { email })).status).toBe(200)
})

test('so many mails an hour in all, and then none for unknown addresses either', async () => {
  for (let index = 0; index < 30; index += 1) {
    await member(service, `heure${index}@club.example`)
    expect((await told('/recover', { email: `heure${index}@club.example` })).status).toBe(200)
  }
  for (const email of ['encore@club.example', 'heure0@club.example'])
    expect(await told('/recover', { email })).toMatchObject({
      status: 429,
      body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
    })
})

test('asking for unknown addresses uses up no mails', async () => {
  for (let index = 0; index < 40; index += 1)
    expect((await told('/recover', { email: `nul${index}@club.example` })).status).toBe(200)
})

test('no account is made where none is wanted', async () => {
  const { error } = await service
    .client()
    .auth.signInWithOtp({ email: 'nulle@club.example', options: { shouldCreateUser: false } })
  expect(error).toMatchObject({ status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' })
})

test('a code asked for by somebody new makes an account that the code confirms', async () => {
  const email = 'arrivee@club.example'
  const { data, error } = await service
    .client()
    .auth.signInWithOtp({ email, options: { data: { club: 'Allure' } } })
  expect(error).toBeNull()
  expect(data).toMatchObject({ user: null, session: null })
  const { otp: token, kind } = lastMail(service, email)
  expect(kind).toBe('confirmation')
  const verified = await service.client().auth.verifyOtp({ email, token, type: 'email' })
  expect(verified.data.user).toMatchObject({ email, user_metadata: { club: 'Allure', email_verified: true } })
})

test('a sign-up is sent again until it is confirmed', async () => {
  const email = 'renvoi@club.example'
  await service.client().auth.signUp({ email, password: 'un mot de passe correct' })
  service.ahead += 61_000
  await service.client().auth.resend({ type: 'signup', email })
  expect(service.mails.filter(({ to }) => to === email)).toHaveLength(2)
  const { otp: token } = lastMail(service, email)
  await service.client().auth.verifyOtp({ email, token, type: 'signup' })
  service.ahead += 61_000
  expect((await service.client().auth.resend({ type: 'signup', email })).error).toBeNull()
  expect(service.mails.filter(({ to }) => to === email)).toHaveLength(2)
})

test.each([
  [{ email: 'a@club.example' }, 'Missing one of these types: signup, email_change, sms, phone_change'],
  [{ type: 'toString', email: 'a@club.example' }, expect.stringContaining('Missing one of')],
  [{ type: 'signup', phone: '33612345678' }, 'Type provided requires an email address'],
  [{ type: 'sms', email: 'a@club.example' }, 'Type provided requires a phone number'],
])('resending refuses %j', async (body, message) => {
  expect(await told('/resend', body)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', message },
  })
})
