import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { postTo } from '../../test/mailed-proofs.ts'

const service = useAuthService({
  signUp: { enabled: true, phone: true },
  sms: { everySeconds: 60, perHour: 5, testOtps: { '33600000001': '424242' } },
})

const codeTo = (phone: string) =>
  /^\d{6}/.exec(service.messages.findLast(({ to }) => to === `+${phone}`)?.text ?? '')?.[0] ?? ''

test('a code by SMS makes an account and signs in', async () => {
  const phone = '33611111111'
  const { error } = await service.client().auth.signInWithOtp({ phone: `+${phone}` })
  expect(error).toBeNull()
  const verified = await service.client().auth.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
  expect(verified.data.user).toMatchObject({
    phone,
    email: '',
    phone_confirmed_at: expect.any(String),
    app_metadata: { provider: 'phone' },
    user_metadata: { phone, phone_verified: true },
  })
  expect((await service.client().auth.signInWithOtp({ phone })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
    message: expect.stringMatching(/after \d+ seconds/),
  })
})

test('a stranger’s password does not outlive the owner’s code', async () => {
  const phone = '33622222222'
  const password = 'le mot d’un autre'
  await service.client().auth.signUp({ phone, password })
  service.ahead += 61_000
  await service.client().auth.signInWithOtp({ phone })
  await service.client().auth.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
  expect((await service.client().auth.signInWithPassword({ phone, password })).error).toMatchObject({
    code: 'invalid_credentials',
  })
})

test('a number of tests has the code set for it, and gets no text', async () => {
  const phone = '33600000001'
  const sent = service.messages.length
  expect((await service.client().auth.signInWithOtp({ phone })).error).toBeNull()
  expect(service.messages).toHaveLength(sent)
  const { data } = await service.client().auth.verifyOtp({ phone, token: '424242', type: 'sms' })
  expect(data.session).not.toBeNull()
  const again = await service.client().auth.verifyOtp({ phone, token: '424242', type: 'sms' })
  expect(again.error).toMatchObject({ code: 'otp_expired' })
})

test('a new number is confirmed by its code, sent again on demand', async () => {
  service.ahead += 3_600_001
  const client = service.client()
  const [phone, newPhone] = ['33633333333', '33644444444']
  await client.auth.signInWithOtp({ phone })
  await client.auth.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
  expect((await client.auth.updateUser({ phone: newPhone })).error).toBeNull()
  const first = codeTo(newPhone)
  service.ahead += 61_000
  expect((await client.auth.resend({ type: 'phone_change', phone })).error).toBeNull()
  const verify = (token: string) =>
    service.client().auth.verifyOtp({ phone: newPhone, token, type: 'phone_change' })
  if (first !== codeTo(newPhone)) expect((await verify(first)).error).toMatchObject({ code: 'otp_expired' })
  const { data } = await verify(codeTo(newPhone))
  expect(data.user).toMatchObject({ phone: newPhone, identities: [{ identity_data: { phone: newPhone } }] })
  expect(data.user).not.toHaveProperty('new_phone')
})

test('resending answers unknown numbers like known ones, and sends to accounts only', async () => {
  service.ahead += 3_600_001
  const sent = service.messages.length
  for (const type of ['sms', 'phone_change'])
    for (const phone of [`3365555555${type.length}`, '33611111111']) {
      const answer = await postTo(service, '/resend', { type, phone })
      expect(await answer.json()).toEqual({})
      service.ahead += 61_000
    }
  expect(service.messages).toHaveLength(sent)
})

test('so many texts an hour in all', async () => {
  service.ahead += 3_600_001
  const ask = (index: number) => service.client().auth.signInWithOtp({ phone: `3367777777${index}` })
  for (let index = 0; index < 5; index += 1) expect((await ask(index)).error).toBeNull()
  expect((await ask(5)).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
    message: 'SMS rate limit exceeded',
  })
})

test('only texts are carried', async () => {
  const { error } = await service
    .client()
    .auth.signInWithOtp({ phone: '33688888888', options: { channel: 'whatsapp' } })
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
})
