import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { bottleKept, bottleRefund, paidOrder, placedOrder } from '#test/orders/placed-order.ts'
import { Refunds } from './refunds.tsx'
import { orderView } from './view.ts'

const regime = { label: 'Rétractation' }
const facts = {
  now: new Date('2026-12-01T10:00:00Z'),
  regimes: { '14-jours': regime, hygiene: regime },
  bank: undefined,
  deliveryTexts: {},
  takesCards: true,
}
const withdrawals = [{ declarationId: 'a', declaredAt: new Date('2026-11-27T22:30:00Z') }]

function wordsFor(change: Partial<PlacedOrder>): string {
  const order = orderView(placedOrder({ withdrawals, ...change }), facts)
  return renderToStaticMarkup(createElement(Refunds, { order })).replaceAll(/<[^>]+>|\s/g, ' ')
}

test('articles that were sent are to be sent back by a day that is said', () => {
  const words = wordsFor({ stage: 'sent', money: 'paid', paidCents: 5900 })
  expect(words).toContain('Renvoyez ou rendez les articles au plus tard le 11 décembre 2026.')
  expect(words).toContain('Remboursement au plus tard le 11 décembre 2026, dès les articles reçus')
})

test('before anything left, a paid order has nothing to send back, and waits for nothing to be refunded', () => {
  const words = wordsFor({ stage: 'preparing', money: 'paid', paidCents: 5900 })
  expect(words).toContain('Ce qui n’est pas encore parti n’est pas à renvoyer.')
  expect(words).toContain('Remboursement au plus tard le 11 décembre 2026.')
})

test('of an order that nobody paid nothing is refunded', () => {
  expect(wordsFor({})).toContain('il n’y a rien à rembourser')
})

test('a withdrawal of a part is received until a refund is decided, then the order goes its way', () => {
  const order = paidOrder({ stage: 'sent', withdrawals })
  const headOf = (change: Partial<PlacedOrder>) => orderView({ ...order, ...change }, facts).status.label
  const before = { ...bottleRefund, decidedAt: new Date('2026-11-26T10:00:00Z') }
  expect(headOf({ refunds: [before] })).toBe('Rétractation reçue')
  expect(headOf({ refunds: [before, bottleRefund] })).toBe('Expédiée')
  expect(wordsFor({ stage: 'sent', refunds: [bottleRefund] })).not.toContain('Renvoyez')
})

test('a withdrawal of what is kept whole is ended, with how much and why, and no refund of nothing', () => {
  const order = paidOrder({ stage: 'received', withdrawals, refunds: [bottleKept] })
  expect(orderView(order, facts).status.label).not.toBe('Rétractation reçue')
  const words = wordsFor({ ...order })
  expect(words).toContain('la retenue de 16 € couvre tout le prix')
  expect(words).not.toContain('Renvoyez')
  expect(words).not.toContain('Remboursement de 0')
  // The second bottle may still be given up, once that is answered too nothing is offered.
  expect(orderView(order, facts).changeOfMind?.returnable).toContain('Gourde Relief')
  const lines = order.lines.filter(({ id }) => id === '2').map((line) => ({ ...line, quantity: 1 }))
  expect(orderView({ ...order, lines }, facts).changeOfMind).toBeUndefined()
})

test('refunds of an order and of its balance stand side by side, each with its sum and its credit note', () => {
  const of = (number: string, cents: number) =>
    placedOrder({
      number,
      money: 'refunded',
      paidCents: cents,
      refundedCents: cents,
      refunds: [{ cents, refund: undefined, decidedAt: facts.now, document: `AV-${number}`, state: 'done' }],
    })
  const { refunds } = orderView(of('2026-0001', 1500), { ...facts, paidBalance: of('2026-0002', 3300) })
  expect(refunds.map(({ words }) => /AV-[\d-]+/.exec(words)?.[0])).toEqual(['AV-2026-0001', 'AV-2026-0002'])
  expect(new Set(refunds.map(({ key }) => key)).size).toBe(2)
})
