import { expect, test } from 'vitest'
import { isFirstAdminToken, makeFirstAdminToken } from './first-admin-token.server.ts'

const now = new Date('2026-11-20T10:00:00Z')
const token = makeFirstAdminToken('the secret of this site', now)
const isGood = (given: string, { secret = 'the secret of this site', at = now } = {}) =>
  isFirstAdminToken(secret, given, at)

test('it opens for an hour, on this site only', () => {
  expect(isGood(token)).toBe(true)
  expect(isGood(token, { at: new Date('2026-11-20T11:00:00Z') })).toBe(true)
  expect(isGood(token, { at: new Date('2026-11-20T11:00:01Z') })).toBe(false)
  expect(isGood(token, { secret: 'the secret of another' })).toBe(false)
})

test.each([
  '',
  '.',
  'x.y',
  token.split('.')[0] ?? '',
  token.slice(0, -1),
  `${token}x`,
  token.replace(/^\d/, '9'),
  `-${token}`,
])('%j opens nothing', (given) => expect(isGood(given)).toBe(false))
