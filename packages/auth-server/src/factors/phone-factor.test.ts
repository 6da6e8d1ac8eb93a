import type { SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { given, levelOf, newMember } from '../../test/second-factors.ts'

const service = useAuthService({ factors: { phone: { enroll: true, verify: true } } })

beforeEach(() => {
  service.messages.length = 0
  service.ahead += 61_000
})

test('a number is enrolled, sent a code and raises the session', async () => {
  const client = await newMember(service, 'mobile@club.example')
  const enrolled = given(await enroll(client, '+33612345678'))
  expect(enrolled).toMatchObject({ type: 'phone', friendly_name: '+33612345678', phone: '+33612345678' })
  const challenge = given(await client.auth.mfa.challenge({ factorId: enrolled.id, channel: 'sms' }))
  expect(challenge.type).toBe('phone')
  expect(service.messages).toEqual([
    { to: '+33612345678', text: expect.stringMatching(/^\d{6} is your verification code\./) },
  ])
  const answer = { factorId: enrolled.id, challengeId: challenge.id }
  const wrong = await client.auth.mfa.verify({ ...answer, code: otherThan(lastCode()) })
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  given(await client.auth.mfa.verify({ ...answer, code: lastCode() }))
  expect(await levelOf(client)).toBe('aal2')
  expect(given(await client.auth.getClaims())?.claims.amr).toMatchObject([
    { method: 'mfa/phone' },
    { method: 'password' },
  ])
  const again = await client.auth.mfa.verify({ ...answer, code: lastCode() })
  expect(again.error).toMatchObject({ code: 'mfa_ip_address_mismatch' })
  expect((await enroll(client, '+33 6 12 34 56 78')).error).toMatchObject({
    status: 422,
    code: 'mfa_verified_factor_exists',
  })
  given(await client.auth.mfa.unenroll({ factorId: enrolled.id }))
  given(await client.auth.refreshSession())
  expect(await levelOf(client)).toBe('aal1')
})

test('a code belongs to its challenge and is kept as a hash', async () => {
  const client = await newMember(service, 'lie@club.example')
  const { id } = given(await enroll(client, '+33612345679'))
  const first = given(await client.auth.mfa.challenge({ factorId: id, channel: 'sms' }))
  const firstCode = lastCode()
  service.ahead += 61_000
  const second = given(await client.auth.mfa.challenge({ factorId: id, channel: 'sms' }))
  const { rows } = await service.pool.query('SELECT otp_code FROM auth.mfa_challenges WHERE id = $1', [
    second.id,
  ])
  expect(rows).toEqual([{ otp_code: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  if (firstCode !== lastCode()) {
    const crossed = { factorId: id, challengeId: second.id, code: firstCode }
    expect((await client.auth.mfa.verify(crossed)).error).toMatchObject({ code: 'mfa_verification_failed' })
  }
  given(await client.auth.mfa.verify({ factorId: id, challengeId: first.id, code: firstCode }))
})

test('the next code waits a minute, also when the number is enrolled anew', async () => {
  const client = await newMember(service, 'hate@club.example')
  const { id } = given(await enroll(client, '+33612345680'))
  given(await client.auth.mfa.challenge({ factorId: id, channel: 'sms' }))
  const soon = await client.auth.mfa.challenge({ factorId: id, channel: 'sms' })
  expect(soon.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
  expect(soon.error?.message).toMatch(
    /^For security purposes, you can only request this after \d+ seconds\.$/,
  )
  const anew = given(await enroll(client, '+33612345680'))
  expect(anew.id).not.toBe(id)
  const still = await client.auth.mfa.challenge({ factorId: anew.id, channel: 'sms' })
  expect(still.error).toMatchObject({ code: 'over_sms_send_rate_limit' })
  service.ahead += 61_000
  given(await client.auth.mfa.challenge({ factorId: anew.id, channel: 'sms' }))
  expect(service.messages).toHaveLength(2)
})

test('eight requests at once send one code', async () => {
  const client = await newMember(service, 'rafale@club.example')
  const { id } = given(await enroll(client, '+33612345681'))
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => client.auth.mfa.challenge({ factorId: id, channel: 'sms' })),
  )
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  expect(service.messages).toHaveLength(1)
})

test('a code guessed too often closes the second factor, whichever challenge is asked', async () => {
  const client = await newMember(service, 'devine@club.example')
  const { id } = given(await enroll(client, '+33612345682'))
  const challenge = given(await client.auth.mfa.challenge({ factorId: id, channel: 'sms' }))
  const answer = { factorId: id, challengeId: challenge.id }
  for (let tries = 0; tries < 10; tries += 1) {
    const wrong = await client.auth.mfa.verify({ ...answer, code: otherThan(lastCode()) })
    expect(wrong.error).toMatchObject({ status: 422 })
  }
  expect((await client.auth.mfa.verify({ ...answer, code: lastCode() })).error).toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
  })
})

test('a gateway that fails leaves nothing behind: the code may be asked for again at once', async () => {
  const client = await newMember(service, 'panne@club.example')
  const { id } = given(await enroll(client, '+33612345683'))
  service.smsFailure = new Error('gateway closed')
  const failed = await client.auth.mfa.challenge({ factorId: id, channel: 'sms' })
  expect(failed.error).toMatchObject({ status: 422, code: 'sms_send_failed' })
  service.smsFailure = undefined
  given(await client.auth.mfa.challenge({ factorId: id, channel: 'sms' }))
})

test.each([
  ['0612345678', 'Invalid phone number format (E.164 required)'],
  ['+3361234', 'Invalid phone number format (E.164 required)'],
  ['+999612345678', 'Invalid phone number format (E.164 required)'],
  ['+33123456789', 'This phone number cannot receive messages'],
  ['+33899123456', 'This phone number cannot receive messages'],
  ['', 'Phone number required to enroll Phone factor'],
])('the number %j is refused: %s', async (phone, message) => {
  const client = await newMember(service, `${randomUUID()}@club.example`)
  expect((await enroll(client, phone)).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message,
  })
})

test('codes go by SMS only', async () => {
  const client = await newMember(service, `${randomUUID()}@club.example`)
  const { id } = given(await enroll(client, '+33612345684'))
  const refused = await client.auth.mfa.challenge({ factorId: id, channel: 'whatsapp' })
  expect(refused.error).toMatchObject({ status: 400, code: 'validation_failed' })
  expect(service.messages).toEqual([])
})

function enroll(client: SupabaseClient, phone: string) {
  return client.auth.mfa.enroll({ factorType: 'phone', friendlyName: phone, phone })
}

function lastCode(): string {
  return /^\d+/.exec(service.messages.at(-1)?.text ?? '')?.[0] ?? ''
}

function otherThan(code: string): string {
  return code.startsWith('1') ? '200000' : '100000'
}
