import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'

test('a French number is shown by pairs with no-break spaces and called in full', () => {
  expect(phoneOf('+33612345678')).toEqual({
    shown: '06\u00a012\u00a034\u00a056\u00a078',
    link: 'tel:+33612345678',
  })
})
