import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCart, anyLine } from '#test/shop/any-cart.ts'
import { keyOf, merged, mostLines, mostPieces, piecesIn } from './cart.ts'
import type { Cart } from './cart.ts'
import { cartCookieHeader, decodeCart, encodeCart, fitsCookie, isName, longestCookie } from './cookie.ts'

function expectLawful(cart: Cart): void {
  expect(cart.length).toBeLessThanOrEqual(mostLines)
  expect(new Set(cart.map(keyOf)).size).toBe(cart.length)
  for (const { quantity, seenCents } of cart) {
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPieces).toBe(true)
    expect(seenCents === undefined || (Number.isInteger(seenCents) && seenCents >= 0)).toBe(true)
  }
}

test('a cart survives its cookie, which holds nothing a cookie may not', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const value = encodeCart(cart)
      expect(value).toMatch(/^[a-z\d._-]*$/)
      expect(decodeCart(value)).toEqual(cart)
    }),
  )
})

test('whatever the cookie says, what comes out is a lawful cart', () => {
  const pieces = fc.constantFrom(
    '_',
    '.',
    'a',
    'maillot.m.3.1',
    '-1',
    '0',
    '1e9',
    '11',
    'NaN',
    '%00',
    '٣',
    '__proto__',
  )
  const text = fc.oneof(
    fc.array(fc.nat(0x10_ff_ff)).map((codes) => String.fromCodePoint(...codes)),
    fc.array(pieces, { maxLength: 400 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(text, (value) => {
      const cart = decodeCart(value)
      expectLawful(cart)
      expect(decodeCart(encodeCart(cart))).toEqual(cart)
    }),
  )
})

test.each([
  ['maillot.m.2.5400', [{ identifier: 'maillot', variant: 'm', quantity: 2, seenCents: 5400 }]],
  ['maillot.m.2.', [{ identifier: 'maillot', variant: 'm', quantity: 2, seenCents: undefined }]],
  ['maillot.m.2', [{ identifier: 'maillot', variant: 'm', quantity: 2, seenCents: undefined }]],
  ['maillot.m.9999.-3', [{ identifier: 'maillot', variant: 'm', quantity: 10, seenCents: undefined }]],
])('%j is read', (value, cart) => {
  expect(decodeCart(value)).toEqual(cart)
})

test.each([
  undefined,
  null,
  '',
  'maillot',
  'maillot.m',
  'maillot.m.0.1',
  'maillot.m.-2.1',
  'maillot.m.1,5.1',
  'maillot.m.2.1.1',
  'Maillot.m.2.1',
  '../etc.m.1.1',
  `${'a'.repeat(81)}.m.1.1`,
  '[{"identifier":"a","variant":"m","quantity":2}]',
])('%j holds nothing', (value) => {
  expect(decodeCart(value)).toEqual([])
})

test('one bad line does not lose the others', () => {
  expect(decodeCart('a.m.1.100_%%%_b.s.2.200').map(keyOf)).toEqual(['a.m', 'b.s'])
})

test('an oversized cookie gives its whole first lines', () => {
  const cart = decodeCart(
    Array.from({ length: 5000 }, (_, index) => `article-${index}.taille-m.3.2990`).join('_'),
  )
  expect(cart).toHaveLength(mostLines)
  expect(decodeCart('a.m.1.1_'.repeat(4000))).toEqual([
    { identifier: 'a', variant: 'm', quantity: 10, seenCents: 1 },
  ])
  const long = `${'a'.repeat(70)}.${'b'.repeat(70)}`
  const cut = decodeCart(Array.from({ length: 50 }, (_, index) => `${long}-${index + 10}.3.2990`).join('_'))
  expect(cut.length).toBeGreaterThan(20)
  expect(cut.every(({ variant }) => /^b{70}-\d\d$/.test(variant))).toBe(true)
})

test('fifty lines of ordinary names fit in a cookie', () => {
  const cart = Array.from({ length: mostLines }, (_, index) => ({
    identifier: 'trifonction-enchainement-femme',
    variant: `bleu-bassin-${index}`,
    quantity: 10,
    seenCents: 12_900,
  }))
  expect(fitsCookie(cart)).toBe(true)
  expect(`panier=${encodeCart(cart)}`.length).toBeLessThan(longestCookie)
})

test('the same variant is one line, of ten pieces at most', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: mostLines }), (lines) => {
      const cart = merged(lines)
      expectLawful(cart)
      expect(new Set(cart.map(keyOf))).toEqual(new Set(lines.map(keyOf)))
      expect(piecesIn(cart)).toBeLessThanOrEqual(piecesIn(lines))
    }),
  )
})

test('a line cut by the end of the longest cookie is not read with half a quantity', () => {
  const start = `a.m.1.1_${'x'.repeat(longestCookie - 15)}_b.m.1`
  expect(start).toHaveLength(longestCookie - 1)
  expect(decodeCart(`${start}0.250`).map(keyOf)).toEqual(['a.m'])
})

test('the header keeps a cart for three days, and takes the cookie of an empty one away', () => {
  const cart = [{ identifier: 'gourde', variant: 'm', quantity: 1, seenCents: 100 }]
  expect(cartCookieHeader(cart, { isProduction: false })).toBe(
    'panier=gourde.m.1.100; Max-Age=259200; Path=/; SameSite=Lax',
  )
  expect(cartCookieHeader([], { isProduction: true })).toBe(
    'panier=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  )
})

test('a name of the catalogue has eighty characters at most', () => {
  expect(isName('a'.repeat(80))).toBe(true)
  expect(isName('a'.repeat(81))).toBe(false)
})
