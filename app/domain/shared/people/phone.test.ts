import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisePhone, phoneOf } from './phone.ts'

test('a French number is shown by pairs with no-break spaces and called in full', () => {
  expect(phoneOf('+33612345678')).toEqual({
    shown: '06\u00a012\u00a034\u00a056\u00a078',
    link: 'tel:+33612345678',
  })
})

test.each([
  '06 12 34 56 78',
  '06.12.34.56.78',
  '06-12-34-56-78',
  '0612345678',
  '06\u00a012\u202f34 56 78',
  '+33 6 12 34 56 78',
  '+33 (0)6 12 34 56 78',
  '+330612345678',
  '0033 6 12 34 56 78',
])('%s', (typed) => {
  expect(normalisePhone(typed)).toBe('+33612345678')
})

test.each([
  ['+32 470 12 34 56', '+32470123456'],
  ['00 41 79 123 45 67', '+41791234567'],
])('%s is a foreign number', (typed, number) => {
  expect(normalisePhone(typed)).toBe(number)
})

test.each([
  '',
  '12',
  '0012',
  '06 12 34 56 7',
  '00 12 34 56 78 90 12 34 56',
  'appelez-moi',
  '+33 9',
  '06 12 34 56 78 9',
])('%j is no number', (typed) => {
  expect(normalisePhone(typed)).toBeUndefined()
})

test('every French number survives being shown and typed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (digits) => {
      const number = `+33${digits}`
      expect(normalisePhone(phoneOf(number).shown)).toBe(number)
    }),
  )
})
