import { expect, test } from 'vitest'
import { maskedPhone, phoneNumberOf } from './phone-number.server.ts'

test.each([
  ['06 12 34 56 78', '+33612345678'],
  ['06.12.34.56.78', '+33612345678'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['0033612345678', '+33612345678'],
  ['+32 470 12 34 56', '+32470123456'],
])('%s', async (typed, e164) => {
  expect(await phoneNumberOf(typed)).toBe(e164)
})

test.each(['', 'zéro six', '06 12 34', '00 00 00 00 00', '+999 123', '1'.repeat(500)])(
  '%s is no number',
  async (typed) => {
    expect(await phoneNumberOf(typed)).toBeUndefined()
  },
)

test('most of a number is hidden, with or without its plus sign', async () => {
  const noBreak = '\u00a0'
  expect(await maskedPhone('+33612345678')).toBe(['06', '12', '••', '••', '78'].join(noBreak))
  expect(await maskedPhone('33612345678')).toBe(await maskedPhone('+33612345678'))
  expect(await maskedPhone('+32470123456')).not.toContain('12')
})
