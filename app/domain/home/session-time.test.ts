import { expect, test } from 'vitest'
import { sessionTime } from './session-time.ts'

test('a session is said by its day and hour, without the year', () => {
  expect(sessionTime({ on: '2026-11-24', session: { startsAt: '19:00' } })).toBe(
    'mardi 24\u00a0novembre, 19\u00a0h',
  )
})
