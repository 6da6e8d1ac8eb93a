import type { OrderRefund, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { frozenTerms } from './frozen-terms.ts'
import { bottles, cap, shirt } from './lines.ts'

/**
 * An order as the store reads it, made on 20 November 2026 at 16 h 42 in France: a shirt, two bottles and a cap, sent
 * to Lyon, to be paid by card. Totals follow the lines.
 */
export function placedOrder(change: Partial<PlacedOrder> = {}): PlacedOrder {
  const lines = change.lines ?? [shirt, bottles, cap]
  const deliveryCents = change.deliveryCents ?? 690
  const goodsCents = lines.reduce((cents, line) => cents + line.quantity * line.unitPriceCents, 0)
  const placedAt = new Date('2026-11-20T15:42:00Z')
  return {
    id: '5f0f3f60-0000-4000-8000-000000000418',
    number: '2026-0418',
    secret: 'Zk3vQ8mN1xT7pR5wY2cH9bL4sD6fG0jA',
    placedAt,
    stage: 'placed',
    money: 'unpaid',
    delivery: 'shipping',
    paymentMethod: 'card',
    userId: undefined,
    email: 'athlete@exemple.fr',
    phone: '+33612345678',
    firstName: 'Camille',
    lastName: 'Martin',
    address: { street: '12 rue du Stade', line2: 'Bâtiment B', postcode: '69003', city: 'Lyon' },
    billing: undefined,
    guardian: undefined,
    note: undefined,
    deliveryOption: 'domicile',
    goodsCents,
    deliveryCents,
    standardDeliveryCents: deliveryCents,
    totalCents: goodsCents + deliveryCents,
    paidCents: 0,
    refundedCents: 0,
    lostCents: 0,
    lines,
    terms: frozenTerms(lines),
    expiresAt: new Date('2026-11-20T16:12:00Z'),
    receivedOn: undefined,
    carrier: undefined,
    trackingNumber: undefined,
    bookingId: undefined,
    instalment: undefined,
    balanceOf: undefined,
    balance: undefined,
    events: [{ act: 'place', at: placedAt, actor: 'customer', author: undefined, facts: {} }],
    documents: [],
    refunds: [],
    returns: [],
    exchanges: [],
    withdrawals: [],
    ...change,
  }
}

/** An order to hand over at training, paid there. */
export function handOverOrder(change: Partial<PlacedOrder> = {}): PlacedOrder {
  const lines = change.lines ?? [shirt, bottles, cap]
  return placedOrder({
    paymentMethod: 'on_site',
    delivery: 'pickup',
    deliveryOption: 'remise',
    deliveryCents: 0,
    address: undefined,
    expiresAt: undefined,
    terms: frozenTerms(lines, {
      delivery: { label: 'Remise à l’entraînement', delay: 'à la prochaine séance' },
    }),
    ...change,
  })
}

/** An order to be paid by transfer, kept until 30 November 2026, 16 h 42 in France. */
export function transferOrder(change: Partial<PlacedOrder> = {}): PlacedOrder {
  return placedOrder({ paymentMethod: 'transfer', expiresAt: new Date('2026-11-30T15:42:00Z'), ...change })
}

/** The same order once it is paid, with its invoice. */
export function paidOrder(change: Partial<PlacedOrder> = {}): PlacedOrder {
  const order = placedOrder(change)
  const paidAt = new Date('2026-11-20T15:45:00Z')
  return {
    ...order,
    money: 'paid',
    paidCents: order.totalCents,
    expiresAt: undefined,
    events: [
      ...order.events,
      { act: 'pay', at: paidAt, actor: 'provider', author: undefined, facts: { cents: order.totalCents } },
    ],
    documents: [{ number: 'FA-2026-00042', kind: 'invoice', issuedAt: paidAt }],
    ...change,
  }
}

const bottle = {
  reason: 'withdrawal',
  lines: [{ id: '2', quantity: 1 }],
  goodsCents: 1600,
  deliveryCents: 0,
} as const

/** The return of one bottle, part of it kept because it was used: 10 € come back, on the card. */
export const bottleRefund: OrderRefund = {
  cents: 1000,
  refund: { ...bottle, deductedCents: 600, totalCents: 1000 },
  state: 'requested',
  decidedAt: new Date('2026-12-04T09:00:00Z'),
  document: 'AV-2026-00043',
}

/** The return of one bottle that was used so much that all of its price is kept. */
export const bottleKept: OrderRefund = {
  cents: 0,
  refund: { ...bottle, deductedCents: 1600, totalCents: 0 },
  state: 'done',
  decidedAt: new Date('2026-12-04T09:00:00Z'),
  document: undefined,
}
