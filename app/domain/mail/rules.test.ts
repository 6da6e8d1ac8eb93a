import { expect, test } from 'vitest'
import { isReadable, isRetriable } from './rules.ts'

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

test.each([
  ['message-receipt', 'unsent', true],
  ['account-recovery', 'unsent', false],
  ['account-recovery', 'failed', true],
  ['message-receipt', 'sent', false],
  ['message-receipt', 'kept', false],
] as const)('%s, %s, tried again: %s', (template, status, expected) => {
  expect(isRetriable({ template, status })).toBe(expected)
})
