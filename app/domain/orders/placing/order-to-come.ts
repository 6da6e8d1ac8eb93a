import type { PlacedOrder } from '../placed-order.ts'
import type { OrderRecap } from './recap-store.server.ts'
import { takenOrderEnd } from './reservation.ts'

const unknown = '…'

/** An order that the club takes for somebody, as its contract will tell it. */
export function orderToCome(
  { checkout, lines, delivery, goodsCents, dueNowCents, deposit, terms }: OrderRecap,
  at: Date,
): PlacedOrder {
  const { delivery: _option, ...buyer } = checkout
  return {
    ...buyer,
    id: unknown,
    number: unknown,
    secret: unknown,
    stage: 'placed',
    money: 'unpaid',
    placedAt: at,
    userId: undefined,
    delivery: delivery.kind,
    deliveryOption: delivery.option,
    deliveryCents: delivery.feeCents,
    standardDeliveryCents: delivery.standardFeeCents,
    goodsCents: goodsCents - (deposit?.balanceCents ?? 0),
    totalCents: dueNowCents,
    paidCents: 0,
    refundedCents: 0,
    lostCents: 0,
    lines: lines.map(({ deposit: asked, unitPriceCents, ...line }, index) => ({
      ...line,
      unitPriceCents: asked?.depositCents ?? unitPriceCents,
      balanceCents: asked?.balanceCents,
      id: String(index + 1),
    })),
    terms: { ...terms, acceptedAt: at.toISOString() },
    expiresAt: takenOrderEnd(buyer.paymentMethod, at),
    receivedOn: undefined,
    carrier: undefined,
    trackingNumber: undefined,
    bookingId: undefined,
    instalment: undefined,
    balanceOf: undefined,
    balance: deposit && { balanceOn: deposit.balanceOn, askedAt: undefined, isConfirmed: false, orders: [] },
    dueCents: deposit?.balanceCents ?? 0,
    events: [{ act: 'place', at, actor: 'team', author: undefined, facts: {} }],
    documents: [],
    refunds: [],
    returns: [],
    exchanges: [],
    withdrawals: [],
  }
}
