import { expect, test } from 'vitest'
import { ordersInWords } from '#app/domain/dashboard/orders-to-do.ts'
import { paidBy } from '#test/orders/payments.ts'
import { line, ordered, toLyon } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import { expireOrders, markPaid, receivePaymentEvent, refundOrder, sendOrder } from './store.server.ts'
import { readOrdersToDo } from './to-do-store.server.ts'

const { at, services, later, paidOrder, emailsOf } = await openOrderShop()
const byTransfer = { ...toLyon, paymentMethod: 'transfer' as const }

test('what waits about orders, each by its number', async () => {
  expect(ordersInWords(await readOrdersToDo(services()))).toEqual([])
  const paid = await paidOrder()
  const sent = await paidOrder()
  await sendOrder(services(), { number: sent.number, ...team })
  const gesture = { ...team, reason: 'gesture' as const, cents: 100, restock: false }
  await refundOrder(services(), { ...gesture, number: sent.number })
  const transfer = await ordered(services(), [line()], byTransfer)
  await markPaid(services(), { number: transfer.number, ...team })
  await refundOrder(services(), { ...gesture, number: transfer.number })
  const held = await ordered(services(), [line()], byTransfer)
  await receivePaymentEvent(services(), paidBy(held, 1))
  const expired = await ordered(services())
  await expireOrders(later())
  expect(await emailsOf(expired)).toEqual(['expired', 'received', 'team-expired'])
  expect(await readOrdersToDo(services())).toMatchObject({ unanswered: [], expired: [expired.number] })
  const nextDay = await readOrdersToDo(at('2026-11-21T10:01:00Z'))
  expect(nextDay).toEqual({
    paid: [paid.number, transfer.number],
    expired: [expired.number],
    due: [transfer.number],
    unanswered: [sent.number],
    held: [held.number],
    refused: [],
    disputed: [],
    lost: [],
    // Nobody writes them here.
    unwritten: [paid, sent, transfer, held, expired].map(({ number }) => number),
  })
  expect(ordersInWords(nextDay)).toMatchObject([
    { kind: 'orders-held', title: '1 paiement mis de côté', detail: expect.stringContaining(held.number) },
    { kind: 'orders-unanswered' },
    { kind: 'orders-unwritten' },
    { kind: 'orders-due', detail: `${transfer.number}.` },
    { kind: 'orders-paid', title: '2 commandes payées à préparer' },
    { kind: 'orders-expired' },
  ])
  const { payment, ...event } = paidBy(paid, paid.totalCents)
  const wholly = { ...event, kind: 'refunded' as const, refundedCents: paid.totalCents }
  await receivePaymentEvent(services(), { ...wholly, id: 'paid-back', payment })
  await receivePaymentEvent(services(), {
    ...wholly,
    id: 'held-back',
    orderId: held.id,
    payment: `pay-${held.id}`,
  })
  expect(await readOrdersToDo(at('2026-11-28T10:00:00Z'))).toMatchObject({
    paid: [transfer.number],
    expired: [],
    held: [],
  })
})
