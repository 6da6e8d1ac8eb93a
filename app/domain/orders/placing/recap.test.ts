import { expect, test } from 'vitest'
import { orderButton } from './order-button.ts'
import { recapFingerprint } from './recap-store.server.ts'
import { confirmOrderSchema, giveBackKey, paymentKey, type Recap, refundKey } from './recap.ts'

const shirt = {
  identifier: 'maillot',
  variant: 'm',
  quantity: 1,
  unitPriceCents: 5400,
  regime: '14-jours',
} as const
const bottle = { ...shirt, identifier: 'gourde', variant: 'bleu', quantity: 2, unitPriceCents: 1600 }
const recap: Recap = {
  lines: [shirt, bottle],
  delivery: { option: 'domicile', feeCents: 690 },
  paymentMethod: 'card',
  totalCents: 9290,
  termsVersion: 1,
}

test('the button says that ordering obliges to pay', () => {
  expect(orderButton).toBe('Commander avec obligation de paiement')
})

test('a recap keeps its fingerprint whatever the order of its lines', () => {
  expect(recapFingerprint({ ...recap, lines: [bottle, shirt] })).toBe(recapFingerprint(recap))
})

test.each<[string, Recap]>([
  ['a price', { ...recap, lines: [{ ...shirt, unitPriceCents: 5900 }, bottle] }],
  ['a quantity', { ...recap, lines: [shirt, { ...bottle, quantity: 1 }] }],
  ['a variant', { ...recap, lines: [{ ...shirt, variant: 's' }, bottle] }],
  ['a regime', { ...recap, lines: [{ ...shirt, regime: 'hygiene' }, bottle] }],
  ['a line', { ...recap, lines: [shirt] }],
  ['the fee', { ...recap, delivery: { ...recap.delivery, feeCents: 0 } }],
  ['the way', { ...recap, delivery: { option: 'remise', feeCents: 690 } }],
  ['the payment method', { ...recap, paymentMethod: 'transfer' }],
  ['the total', { ...recap, totalCents: 9291 }],
  ['the terms', { ...recap, termsVersion: 2 }],
])('%s changes it', (_, changed) => {
  expect(recapFingerprint(changed)).not.toBe(recapFingerprint(recap))
})

const sent = {
  key: 'b8f0c1d2-3a4b-4c5d-8e6f-708192a3b4c5',
  recap: recapFingerprint(recap),
  termsAccepted: 'on',
}

test('an order is confirmed with its key, its recap and the terms', () => {
  expect(confirmOrderSchema.parse(sent)).toEqual(sent)
})

test.each([
  ['key', ''],
  ['key', 'order-1'],
  ['key', 'b8f0c1d2-3a4b-1c5d-8e6f-708192a3b4c5'],
  ['recap', 'abc'],
  ['termsAccepted', ''],
])('%s %j is refused', (field, value) => {
  const { error } = confirmOrderSchema.safeParse({ ...sent, [field]: value })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
})

test('each thing asked of the payment service has a name of its own', () => {
  const names = [
    paymentKey('c1', 1),
    paymentKey('c1', 2),
    refundKey('c1', 1),
    refundKey('c1', 2),
    giveBackKey('p1'),
  ]
  expect(new Set(names).size).toBe(names.length)
})
