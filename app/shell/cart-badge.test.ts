import { expect, test } from 'vitest'
import { cartQuantity } from './cart-badge.ts'

const cookieOf = (value: unknown) => `autre=1; panier=${encodeURIComponent(JSON.stringify(value))}`

test('the badge counts pieces, not lines', () => {
  expect(
    cartQuantity(
      cookieOf([
        { identifier: 'a', quantity: 2 },
        { identifier: 'b', quantity: 1 },
      ]),
    ),
  ).toBe(3)
})

test.each([
  '',
  'panier=',
  'panier=%',
  'panier=abc',
  'panier=%7B%7D',
  cookieOf([{ quantity: -3 }, { quantity: '4' }, null, 2]),
])('what is not a cart (%s) counts for nothing', (cookies) => {
  expect(cartQuantity(cookies)).toBe(0)
})
