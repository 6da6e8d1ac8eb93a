import { expect, test } from 'vitest'
import { bannedUntil } from './ban.ts'

const now = new Date('2027-03-01T08:00:00Z')

test.each([
  ['24h', '2027-03-02T08:00:00.000Z'],
  ['1h30m', '2027-03-01T09:30:00.000Z'],
  ['1.5h', '2027-03-01T09:30:00.000Z'],
  ['90s', '2027-03-01T08:01:30.000Z'],
  ['.5s500ms', '2027-03-01T08:00:01.000Z'],
  ['876000h', '2127-02-05T08:00:00.000Z'],
])('a ban of %s ends at %s', (duration, end) => {
  expect(bannedUntil(duration, now)?.toISOString()).toBe(end)
})

test.each(['none', '0', '0s', '0h0m'])('%s is no ban', (duration) => {
  expect(bannedUntil(duration, now)).toBeNull()
})

test.each([
  '',
  '24',
  'h',
  '-1h',
  '1h ',
  ' 1h',
  '1d',
  '1h!',
  'Infinityh',
  '1e3h',
  '2562048h',
  `${'9'.repeat(400)}h`,
])('%o is no length of time', (duration) => {
  expect(() => bannedUntil(duration, now)).toThrow('invalid format for ban duration')
})
