import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCart, anyLine } from '#test/shop/any-cart.ts'
import { keyOf, mostLines, mostPieces, piecesIn } from './cart.ts'
import type { Cart, CartLine } from './cart.ts'
import {
  addToCart,
  changeQuantity,
  decodeRemoved,
  encodeRemoved,
  removeLine,
  restoreLine,
} from './changes.ts'
import { decodeCart, encodeCart } from './cookie.ts'

const shirt: CartLine = { identifier: 'maillot', variant: 'm', quantity: 2, seenCents: 5400 }
const bottle: CartLine = { identifier: 'gourde', variant: 'bleu', quantity: 1, seenCents: 1600 }

test('pieces of the same variant join their line; the price last seen is remembered', () => {
  expect(addToCart([shirt, bottle], { ...shirt, quantity: 3, seenCents: 4900 })).toEqual({
    cart: [{ ...shirt, quantity: 5, seenCents: 4900 }, bottle],
  })
})

test('more than ten of a variant is said', () => {
  const { cart, message } = addToCart([shirt], { ...shirt, quantity: 9 })
  expect(cart).toEqual([{ ...shirt, quantity: mostPieces }])
  expect(message).toContain('ramenée à 10')
  expect(changeQuantity([shirt], shirt, 500).message).toContain('ramenée à 10')
})

test('a full cart takes no new line, but more of what it holds', () => {
  const full: Cart = Array.from({ length: mostLines }, (_, index) => ({ ...bottle, variant: `v-${index}` }))
  expect(addToCart(full, shirt)).toEqual({ cart: full, message: expect.stringContaining('plein') })
  expect(piecesIn(addToCart(full, { ...bottle, variant: 'v-7' }).cart)).toBe(mostLines + 1)
})

test('a cart that no cookie could hold is not made', () => {
  const long = Array.from({ length: 26 }, (_, index) => ({
    ...bottle,
    identifier: 'a'.repeat(75),
    variant: `${'b'.repeat(68)}-${index}`,
  }))
  expect(addToCart(long, { ...shirt, identifier: 'c'.repeat(80), variant: 'd'.repeat(80) })).toEqual({
    cart: long,
    message: expect.stringContaining('plein'),
  })
})

test('none of a line takes it out', () => {
  expect(changeQuantity([shirt, bottle], shirt, 0)).toEqual({
    cart: [bottle],
    removed: { line: shirt, position: 0 },
  })
})

test('a line another tab removed is said when it is changed, and removed again in silence', () => {
  expect(changeQuantity([bottle], shirt, 3)).toEqual({
    cart: [bottle],
    message: expect.stringContaining('autre fenêtre'),
  })
  expect(removeLine([bottle], shirt)).toEqual({ cart: [bottle] })
})

test('what is removed can be put back, where it was, once or twice', () => {
  const nonEmpty = anyCart.filter((cart) => cart.length > 0)
  fc.assert(
    fc.property(nonEmpty, fc.nat(), (cart, number) => {
      const line = cart[number % cart.length] ?? shirt
      const { cart: without, removed } = removeLine(cart, line)
      expect(without.map(keyOf)).not.toContain(keyOf(line))
      const carried = decodeRemoved(encodeRemoved(removed ?? { line: bottle, position: -1 }))
      expect(carried).toEqual(removed)
      const back = restoreLine(without, carried ?? { line: bottle, position: 0 }).cart
      expect(back).toEqual(cart)
      expect(restoreLine(back, carried ?? { line: bottle, position: 0 }).cart).toEqual(cart)
    }),
  )
})

test.each(['', '1', 'x.maillot.m.1.2', '1.maillot', '100.maillot.m.1.2', '-1.maillot.m.1.2'])(
  '%j puts nothing back',
  (text) => {
    expect(decodeRemoved(text)).toBeUndefined()
  },
)

test('any changes leave a cart that its cookie gives back', () => {
  const change = fc.record({
    act: fc.constantFrom('add', 'change', 'remove'),
    line: anyLine,
    quantity: fc.nat(30),
  })
  fc.assert(
    fc.property(anyCart, fc.array(change, { maxLength: 30 }), (start, changes) => {
      let cart = start
      for (const { act, line, quantity } of changes) {
        if (act === 'add') cart = addToCart(cart, line).cart
        else if (act === 'change') cart = changeQuantity(cart, line, quantity).cart
        else cart = removeLine(cart, line).cart
        expect(decodeCart(encodeCart(cart))).toEqual(cart)
      }
    }),
  )
})
