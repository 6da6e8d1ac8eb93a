import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesIn } from '#app/domain/cart/cart.ts'
import { encodeCart } from '#app/domain/cart/cookie.ts'
import { anyCart } from '#test/shop/any-cart.ts'
import { cartQuantity } from './cart-badge.ts'

test('the badge counts pieces, not lines', () => {
  expect(cartQuantity('autre=1; panier=maillot-nuit.ardoise-m.2.4720_gourde-relief.bleu.1.1600')).toBe(3)
  expect(cartQuantity('panier=maillot-nuit.ardoise-m.2.; autre=maillot.m.9.1')).toBe(2)
})

test('it counts whatever the cart holds', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      expect(cartQuantity(`a=1; panier=${encodeCart(cart)}; b=2`)).toBe(piecesIn(cart))
    }),
  )
})

test.each([
  '',
  'panier=',
  'panier=%',
  'panier=abc',
  'panier=%5B%7B%22quantity%22%3A2%7D%5D',
  'panier=maillot.m.-3.1_maillot.m.x.1_maillot.2_.m.4.1',
  'monpanier=maillot.m.3.1',
])('what is not a cart (%s) counts for nothing', (cookies) => {
  expect(cartQuantity(cookies)).toBe(0)
})

test('a quantity that no cart allows counts as the most one allows', () => {
  expect(cartQuantity('panier=maillot.m.9999.1_gourde.bleu.1.1')).toBe(11)
})
