import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCart } from '#test/shop/any-cart.ts'
import { type CartLine, keyOf, readCart, seenCart, type VariantName, type VariantNow } from './cart.ts'

const line: CartLine = { identifier: 'maillot', variant: 'm', quantity: 3, seenCents: 5400 }
const read = (now: VariantNow | undefined) => readCart([line], () => now)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const said = (now: VariantNow | undefined) =>
  read(now).lines.flatMap(({ messages }) => messages.map(({ text }) => plain(text)))

test.each<[string, VariantNow | undefined, string[], number]>([
  ['nothing to say', { priceCents: 5400, left: 20 }, [], 16_200],
  ['the last ones', { priceCents: 5400, left: 3 }, ['Plus que 3 en stock.'], 16_200],
  ['too few', { priceCents: 5400, left: 2 }, ['Plus que 2 en stock : la quantité passe de 3 à 2.'], 10_800],
  ['sold out', { priceCents: 4900, left: 0 }, ['Épuisé : cet article ne peut pas être commandé.'], 0],
  ['gone', undefined, ['Cet article n’est plus à la boutique.'], 0],
  [
    'dearer',
    { priceCents: 5900, left: 20 },
    ['Le prix a changé depuis votre ajout : 59 € au lieu de 54 €.'],
    17_700,
  ],
  [
    'cheaper and too few',
    { priceCents: 4720, left: 1 },
    [
      'Plus que 1 en stock : la quantité passe de 3 à 1.',
      'Le prix a changé depuis votre ajout : 47,20 € au lieu de 54 €.',
    ],
    4720,
  ],
])('%s', (_, now, messages, cents) => {
  expect(said(now)).toEqual(messages)
  expect(read(now).subtotalCents).toBe(cents)
})

test('the last ones alone are no change', () => {
  expect(read({ priceCents: 5400, left: 3 }).hasChanged).toBe(false)
  expect(read({ priceCents: 5401, left: 30 }).hasChanged).toBe(true)
  expect(read(undefined).hasChanged).toBe(true)
})

test('a price that was never seen has not changed', () => {
  const { lines } = readCart([{ ...line, seenCents: undefined }], () => ({ priceCents: 1, left: 99 }))
  expect(lines[0]?.messages).toEqual([])
})

test('no line is dropped, none is sold beyond the stock, and the total is that of its lines', () => {
  const shop = fc.func(
    fc.option(fc.record({ priceCents: fc.nat(50_000), left: fc.integer({ min: -2, max: 12 }) }), {
      nil: undefined,
    }),
  )
  fc.assert(
    fc.property(anyCart, shop, (cart, nowOf) => {
      const find = (variant: VariantName) => nowOf(keyOf(variant))
      const result = readCart(cart, find)
      expect(result.lines.map(({ key }) => key)).toEqual(cart.map(keyOf))
      for (const { now, orderable, quantity, messages } of result.lines) {
        expect(orderable).toBeGreaterThanOrEqual(0)
        expect(orderable).toBeLessThanOrEqual(Math.min(quantity, Math.max(0, now?.left ?? 0)))
        if (orderable < quantity) expect(messages.length).toBeGreaterThan(0)
      }
      const sum = result.lines.reduce(
        (cents, { orderable, now }) => cents + orderable * (now?.priceCents ?? 0),
        0,
      )
      expect(result.subtotalCents).toBe(sum)
      const again = readCart(seenCart(result), find)
      expect(again.hasChanged).toBe(false)
      expect(again.subtotalCents).toBe(result.subtotalCents)
    }),
  )
})
