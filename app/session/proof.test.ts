import { expect, test } from 'vitest'
import { provenAt } from './proof.server.ts'

const shown = (method: string) => provenAt({ amr: [{ method, timestamp: 1_800_000_000 }] })

test.each([
  'password',
  'oauth',
  'otp',
  'magiclink',
  'recovery',
  'invite',
  'email/signup',
  'passkey',
  'totp',
  'mfa/webauthn',
])('%s shows that the owner is there', (method) => expect(shown(method)).toBe(1_800_000_000_000))

test.each(['email_change', 'phone_change', 'anonymous', 'token_refresh'])(
  '%s shows nothing of the owner',
  (method) => expect(shown(method)).toBe(0),
)

test('the last proof counts, wherever it stands', () => {
  const amr = [10, 30, 20].map((timestamp) => ({ method: 'password', timestamp }))
  expect(provenAt({ amr })).toBe(30_000)
})
