import { expect, test } from 'vitest'
import { isTokenAlive } from './one-time-token.ts'

const sentAt = new Date('2026-11-20T10:00:00.000Z')

test.each([
  ['2026-11-20T10:00:00.000Z', true],
  ['2026-11-20T11:00:00.000Z', true],
  ['2026-11-20T11:00:00.001Z', false],
  ['2027-11-20T10:00:00.000Z', false],
])('a token of one hour at %s: %s', (now, isAlive) => {
  expect(isTokenAlive({ sentAt, now: new Date(now), lifeSeconds: 3600 })).toBe(isAlive)
})

test('a token never sent has no life', () => {
  expect(isTokenAlive({ sentAt: null, now: sentAt, lifeSeconds: 3600 })).toBe(false)
})
