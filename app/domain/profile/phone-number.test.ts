import { expect, test } from 'vitest'
import { maskedPhone, phoneNumberOf } from './phone-number.server.ts'

test.each([
  ['06 12 34 56 78', '+33612345678'],
  ['06.12.34.56.78', '+33612345678'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['0033612345678', '+33612345678'],
  ['+32 470 12 34 56', '+32470123456'],
])('%s', (typed, e164) => {
  expect(phoneNumberOf(typed)).toBe(e164)
})

test.each(['', 'zéro six', '06 12 34', '00 00 00 00 00', '+999 123', '1'.repeat(500)])(
  '%s is no number',
  (typed) => {
    expect(phoneNumberOf(typed)).toBeUndefined()
  },
)

test('most of a number is hidden, with or without its plus sign', () => {
  const noBreak = '\u00a0'
  expect(maskedPhone('+33612345678')).toBe(['06', '12', '••', '••', '78'].join(noBreak))
  expect(maskedPhone('33612345678')).toBe(maskedPhone('+33612345678'))
  expect(maskedPhone('+32470123456')).not.toContain('12')
})
