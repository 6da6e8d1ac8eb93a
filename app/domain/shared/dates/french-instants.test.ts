import { expect, test } from 'vitest'
import { formatInstant, formatInstantToTheSecond } from './french-instants.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('an instant is told in French time', () => {
  expect(plain(formatInstant(new Date('2026-11-20T15:42:09Z')))).toBe('20 novembre 2026, 16 h 42')
  expect(plain(formatInstant(new Date('2026-07-01T22:00:00Z')))).toBe('2 juillet 2026, 0 h')
})

test('to the second when it is evidence', () => {
  expect(plain(formatInstantToTheSecond(new Date('2026-12-02T17:07:31Z')))).toBe(
    '2 décembre 2026, 18 h 07 min 31 s',
  )
})
