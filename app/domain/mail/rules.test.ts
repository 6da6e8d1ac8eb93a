import { expect, test } from 'vitest'
import { isReadable } from './rules.ts'

test.each([
  ['message-notice', 'sent', false, true],
  ['account-magiclink', 'sent', false, false],
  ['account-recovery', 'failed', true, false],
  ['member-invited', 'kept', false, false],
  ['member-invited', 'kept', true, true],
  ['sms', 'kept', false, false],
] as const)('%s, %s, outbox %s: %s', (template, status, isOutbox, expected) => {
  expect(isReadable({ template, status }, isOutbox)).toBe(expected)
})
