import { expect, test } from 'vitest'
import { makeReminderToken, readReminderToken } from './reminder-token.server.ts'
import { allReminderKinds } from './reminders.ts'

const memberId = '0d3c1a52-7d0e-4a53-9b1c-1d2f3a4b5c6d'
const other = '0d3c1a52-7d0e-4a53-9b1c-1d2f3a4b5c6e'
const subject = { memberId, kind: 'week-before' } as const
const token = makeReminderToken('secret', subject)

test('a token says whom and what it cuts, as long as the secret of the site does', () => {
  for (const kind of allReminderKinds)
    expect(readReminderToken('secret', makeReminderToken('secret', { memberId, kind }))).toEqual({
      memberId,
      kind,
    })
  expect(readReminderToken('another secret', token)).toBeUndefined()
  expect(encodeURIComponent(token)).toBe(token)
})

test.each([
  '',
  'x',
  token.replace(memberId, other),
  token.replace('week-before', 'registration-opens'),
  token.replace('week-before', 'constructor'),
  token.slice(1),
  `${token}0`,
  token.toUpperCase(),
  `A${token.slice(1)}A`,
  token.replace(/^[^.]+/, ''),
])('nothing else is one: %s', (text) => {
  expect(readReminderToken('secret', text)).toBeUndefined()
})
