import { afterEach, expect, test, vi } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { lastMail, member } from '../../test/mailed-proofs.ts'

const service = useAuthService({
  signUp: { enabled: true, phone: true },
  mail: { everySeconds: 60, perHour: 1000 },
  sms: { everySeconds: 60, perHour: 1000 },
})

afterEach(() => {
  service.mailFailure = undefined
  service.smsFailure = undefined
  service.logged.length = 0
})

const pending = async (address: string) => {
  const { rows } = await service.pool.query('SELECT id FROM auth.one_time_tokens WHERE relates_to = $1', [
    address,
  ])
  return rows.length
}

test('a mail that is not carried is logged, told nobody, and does not hinder the next try', async () => {
  const email = 'panne@club.example'
  await member(service, email)
  service.mailFailure = new Error('the carrier is down')
  const ask = (address: string) => service.client().auth.resetPasswordForEmail(address)
  expect((await ask(email)).error).toBeNull()
  expect((await ask('inconnue@club.example')).error).toBeNull()
  await vi.waitFor(async () => expect(await pending(email)).toBe(0), 15_000)
  expect(service.logged).toEqual([
    { message: 'a one-time token could not be sent', details: expect.objectContaining({ kind: 'recovery' }) },
  ])
  service.mailFailure = undefined
  await vi.waitFor(async () => expect((await ask(email)).error).toBeNull(), 15_000)
  expect(lastMail(service, email).kind).toBe('recovery')
})

test('a new account whose mail is not carried may ask for it again', async () => {
  const email = 'panne.inscription@club.example'
  const signUp = () => service.client().auth.signUp({ email, password: 'un mot de passe correct' })
  service.mailFailure = new Error('the carrier is down')
  expect((await signUp()).error).toBeNull()
  await vi.waitFor(async () => expect(await pending(email)).toBe(0), 15_000)
  service.mailFailure = undefined
  await vi.waitFor(async () => expect((await signUp()).error).toBeNull(), 15_000)
  const { otp: token } = lastMail(service, email)
  expect((await service.client().auth.verifyOtp({ email, token, type: 'signup' })).error).toBeNull()
})

test('a text that is not carried is an error, and does not hinder the next try', async () => {
  const phone = '33612345678'
  service.smsFailure = new Error('the gateway is down')
  const ask = () => service.client().auth.signInWithOtp({ phone })
  expect((await ask()).error).toMatchObject({ status: 422, code: 'sms_send_failed' })
  service.smsFailure = undefined
  expect((await ask()).error).toBeNull()
  expect(service.messages).toHaveLength(1)
})

test('who is signed in is told that the mail was not carried', async () => {
  const email = 'panne.connue@club.example'
  await member(service, email)
  const client = service.client()
  await client.auth.signInWithOtp({ email })
  await client.auth.verifyOtp({ email, token: lastMail(service, email).otp, type: 'email' })
  service.mailFailure = new Error('the carrier is down')
  expect((await client.auth.reauthenticate()).error).toMatchObject({ status: 500 })
  service.mailFailure = undefined
  expect((await client.auth.reauthenticate()).error).toBeNull()
})
