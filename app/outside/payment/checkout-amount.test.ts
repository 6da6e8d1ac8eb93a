import { expect, test } from 'vitest'
import { checkoutRequest } from '#test/orders/checkout-request.ts'
import { isAmountExact } from './checkout-rules.ts'

test('the lines and the delivery are the amount, to the cent', () => {
  expect(isAmountExact(checkoutRequest())).toBe(true)
  expect(isAmountExact(checkoutRequest({ amountCents: 8489 }))).toBe(false)
  expect(isAmountExact(checkoutRequest({ deliveryCents: 0 }))).toBe(false)
})

test.each([
  ['a fraction of a cent', { quantity: 1, unitPriceCents: 0.5 }, 0.5],
  ['a fraction of a piece', { quantity: 0.5, unitPriceCents: 1000 }, 500],
  ['no piece', { quantity: 0, unitPriceCents: 1000 }, 0],
  ['fewer than no piece', { quantity: -1, unitPriceCents: -1000 }, 1000],
  ['no price to pay', { quantity: 1, unitPriceCents: 0 }, 0],
  ['not a number', { quantity: 1, unitPriceCents: Number.NaN }, Number.NaN],
])('%s is no amount', (_, line, amountCents) => {
  const lines = [{ label: 'Bonnet', ...line }]
  expect(isAmountExact(checkoutRequest({ lines, deliveryCents: 0, amountCents }))).toBe(false)
})
