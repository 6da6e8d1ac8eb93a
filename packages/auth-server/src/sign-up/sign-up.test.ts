import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'

const service = useAuthService({
  signUp: { enabled: true, phone: true },
  mail: { everySeconds: 60, perHour: 100_000 },
})
const password = 'un mot de passe correct'

const lastMail = (to: string) => service.mails.findLast((mail) => mail.to === to)

function signUp(email: string, data = { club: 'Allure' }) {
  return service.client().auth.signUp({ email, password, options: { data } })
}

async function confirmed(email: string) {
  await signUp(email)
  const token = lastMail(email)?.otp ?? ''
  const { data, error } = await service.client().auth.verifyOtp({ email, token, type: 'signup' })
  expect(error).toBeNull()
  return data
}

test('an account is made by the proof that its address is its owner’s', async () => {
  const email = 'nouvelle@club.example'
  const { data, error } = await signUp('Nouvelle@Club.Example')
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {
      sub: data.user?.id,
      email,
      email_verified: false,
      phone_verified: false,
      club: 'Allure',
    },
    identities: [{ provider: 'email', id: data.user?.id }],
  })
  expect(data.user).not.toHaveProperty('email_confirmed_at')
  expect(await service.client().auth.signInWithPassword({ email, password })).toMatchObject({
    error: { code: 'email_not_confirmed' },
  })
  const mail = lastMail(email)
  expect(mail).toMatchObject({ kind: 'confirmation', otp: expect.stringMatching(/^\d{6}$/) })
  const verified = await service.client().auth.verifyOtp({ email, token: mail?.otp ?? '', type: 'email' })
  expect(verified.data.user).toMatchObject({ id: data.user?.id, user_metadata: { email_verified: true } })
  expect(verified.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
  const signedIn = await service.client().auth.signInWithPassword({ email, password })
  expect(signedIn.error).toBeNull()
})

test('what a request says of itself does not take the place of what is known', async () => {
  const email = 'feinte@club.example'
  const data = { sub: 'une autre', email: 'autre@club.example', email_verified: true }
  const { data: answer } = await service.client().auth.signUp({ email, password, options: { data } })
  expect(answer.user?.user_metadata).toMatchObject({ sub: answer.user?.id, email, email_verified: false })
})

test('an account that is there already is answered for without a word of it', async () => {
  const email = 'ancienne@club.example'
  const { user } = await confirmed(email)
  const mails = service.mails.length
  const { data, error } = await signUp(email, { club: 'Inconnu' })
  expect(error).toBeNull()
  expect(data.user?.id).not.toBe(user?.id)
  expect(data.user).toMatchObject({ email, identities: [], user_metadata: { club: 'Inconnu' } })
  expect(service.mails).toHaveLength(mails)
  const again = await signUp(email)
  expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  const unknown = 'jamais@club.example'
  await signUp(unknown)
  expect((await signUp(unknown)).error).toMatchObject({ status: 429, message: again.error?.message })
})

test('of an unconfirmed account that signs up again, a second password leaves none: one is a stranger’s', async () => {
  const opens = async (email: string, second: string) => {
    await signUp(email)
    service.ahead += 61_000
    const { data } = await service.client().auth.signUp({ email, password: second })
    expect(data.user?.identities).toEqual([])
    const token = lastMail(email)?.otp ?? ''
    expect((await service.client().auth.verifyOtp({ email, token, type: 'signup' })).error).toBeNull()
    const signIn = (tried: string) => service.client().auth.signInWithPassword({ email, password: tried })
    return [password, second].map(async (tried) => !(await signIn(tried)).error)
  }
  expect(await Promise.all(await opens('hesite@club.example', password))).toEqual([true, true])
  const taken = await opens('devancee@club.example', 'celui d’un autre')
  expect(await Promise.all(taken)).toEqual([false, false])
})

test.each([
  [{ email: 'a', password }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  [{ email: 'asd@a.aa', password: '123' }, 422, 'weak_password', 'Password should be at least 8 characters.'],
  [{ email: 'asd@a.aa' }, 400, 'validation_failed', 'Signup requires a valid password'],
  [{ email: 'asd@a.aa', password: 'é'.repeat(40) }, 400, 'validation_failed', expect.any(String)],
  [
    { email: 'asd@a.aa', password, code_challenge: 'x'.repeat(43) },
    400,
    'validation_failed',
    expect.any(String),
  ],
  [{ email: 'asd@a.aa', password, data: { a: '\0' } }, 400, 'bad_json', expect.any(String)],
  [{ email: 'asd@a.aa', password, data: ['a'] }, 400, 'validation_failed', expect.any(String)],
  [{ email: 'asd@a.aa\r\nBcc: b@a.aa', password }, 400, 'validation_failed', expect.any(String)],
  [{ email: 'asd@a.aa', phone: '33612345678', password }, 400, 'validation_failed', expect.any(String)],
  [{ phone: '33612345678', password, channel: 'whatsapp' }, 400, 'validation_failed', expect.any(String)],
  [{ data: {} }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
])('refuses %j', async (body, status, code, message) => {
  const answer = await service.fetch(`${service.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code, message })
})

test('a number is confirmed by a text', async () => {
  const phone = '33612345678'
  const { data } = await service.client().auth.signUp({ phone, password })
  expect(data).toMatchObject({ session: null, user: { phone, email: '' } })
  const [, token = ''] = /^(\d{6})/.exec(service.messages.at(-1)?.text ?? '') ?? []
  expect(service.messages.at(-1)?.to).toBe(`+${phone}`)
  const verified = await service.client().auth.verifyOtp({ phone, token, type: 'sms' })
  expect(verified.data.user?.phone_confirmed_at).toBeDefined()
  expect((await service.client().auth.signInWithPassword({ phone, password })).error).toBeNull()
})
