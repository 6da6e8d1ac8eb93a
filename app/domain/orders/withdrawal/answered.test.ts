import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { waitingJobs } from '#test/orders/payments.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { receiveOrder, receivePaymentEvent, refundOrder, refundPayment, sendOrder } from '../store.server.ts'
import { readOrdersToDo } from '../to-do-store.server.ts'
import { endOfWithdrawal } from './answered.ts'
import { linkWithdrawal } from './withdrawal-store.server.ts'

const { at, services, paidOrder, lookAt, emailsOf } = await openOrderShop()
const later = () => at('2026-11-27T10:00:00Z')

/** An order that came, then was withdrawn from. */
async function withdrawnOrder(): Promise<PlacedOrder> {
  const order = await paidOrder()
  await sendOrder(services(), { number: order.number, ...team })
  await receiveOrder(services(), { number: order.number, ...team })
  await declare(order)
  return lookAt(order)
}

function declare({ number: contract, email }: PlacedOrder, declaredAt = new Date('2026-11-21T10:00:00Z')) {
  return services().database.transaction((transaction) =>
    linkWithdrawal(transaction, { declarationId: randomUUID(), contract, email, declaredAt }),
  )
}

async function isToAnswer({ number: asked }: PlacedOrder): Promise<boolean> {
  const waiting = await readOrdersToDo(later())
  return waiting.some(({ kind, number }) => kind === 'withdrawn' && number === asked)
}

const endsOf = (order: PlacedOrder) =>
  order.withdrawals.map(({ declaredAt }) => endOfWithdrawal(order, declaredAt)?.kind)

const disputeOf = (order: PlacedOrder, status: string, cents = order.totalCents) => ({
  id: `${status}-${order.id}`,
  kind: 'dispute' as const,
  at: new Date('2026-11-25T10:00:00Z'),
  orderId: order.id,
  checkoutId: undefined,
  payment: `pay-${order.id}`,
  dispute: `dispute-${order.id}`,
  cents,
  reason: 'fraudulent',
  status,
  answerBefore: undefined,
})

const bottles = { ...team, reason: 'withdrawal' as const, lines: [{ id: '1', quantity: 2 }], restock: false }

test('what is kept of worn pieces covers their price: the withdrawal is answered, no money moves, nothing is numbered', async () => {
  const order = await withdrawnOrder()
  expect(await isToAnswer(order)).toBe(true)
  const answer = await refundOrder(later(), { ...bottles, number: order.number, wornCents: 3200 })
  expect(answer).toMatchObject({ ok: true })
  const after = await lookAt(order)
  expect(after.refunds).toMatchObject([{ cents: 0, state: 'done', refund: { deductedCents: 3200 } }])
  expect(after.documents.map(({ kind }) => kind)).toEqual(['invoice'])
  expect(after).toMatchObject({ money: 'paid', refundedCents: 0 })
  expect(endsOf(after)).toEqual(['kept'])
  expect(await isToAnswer(order)).toBe(false)
  expect(await emailsOf(order)).toContain('withdrawal-over')
  expect(await emailsOf(order)).not.toContain('refund-1')
  const again = await refundOrder(later(), { ...bottles, number: order.number, wornCents: 3200 })
  expect(again).toMatchObject({ ok: false })
  // What was kept stays kept: only the cap and the delivery are left to give back.
  const rest = { ...bottles, number: order.number, lines: [{ id: '2', quantity: 1 }] }
  expect(await refundOrder(later(), rest)).toMatchObject({ ok: true })
  expect((await lookAt(order)).refunds.at(-1)?.cents).toBe(after.totalCents - 3200)
})

test('nothing is kept of pieces that never left', async () => {
  const order = await paidOrder()
  await declare(order)
  const answer = await refundOrder(later(), { ...bottles, number: order.number, wornCents: 3200 })
  expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('Rien n’est parti') })
  expect(await isToAnswer(order)).toBe(true)
})

test('declared once more when all was given back or kept, it waits for nothing', async () => {
  const order = await withdrawnOrder()
  const lines = order.lines.map(({ id, quantity }) => ({ id, quantity }))
  await refundOrder(later(), { ...bottles, number: order.number, lines, wornCents: 3200 })
  const { refunds } = await lookAt(order)
  expect(refunds).toMatchObject([{ state: 'requested' }])
  await declare(order, new Date('2026-11-28T10:00:00Z'))
  expect(endsOf(await lookAt(order))).toEqual(['refunded', undefined])
  for (const job of await waitingJobs(services().database, 'refund_payment'))
    await refundPayment(services(), job)
  expect(endsOf(await lookAt(order))).toEqual(['refunded', 'nothing-left'])
  expect(await isToAnswer(order)).toBe(false)
})

test('the bank decides for the buyer: the withdrawal ends without a second refund, and its buyer is told', async () => {
  const order = await withdrawnOrder()
  await receivePaymentEvent(later(), disputeOf(order, 'needs_response'))
  expect(await isToAnswer(order)).toBe(true)
  await receivePaymentEvent(later(), disputeOf(order, 'lost'))
  const after = await lookAt(order)
  expect(after.refunds).toEqual([])
  expect(endsOf(after)).toEqual(['nothing-left'])
  expect(await isToAnswer(order)).toBe(false)
  expect(await emailsOf(order)).toContain('withdrawal-over')
  expect(await refundOrder(later(), { ...bottles, number: order.number })).toMatchObject({ ok: false })
})

test('withdrawn from after the bank had decided, it waits for nothing', async () => {
  const order = await paidOrder()
  await receivePaymentEvent(later(), disputeOf(order, 'lost'))
  await declare(order, new Date('2026-11-26T10:00:00Z'))
  expect(await isToAnswer(order)).toBe(false)
  expect(await emailsOf(order)).toContain('withdrawal-over')
})

test('a dispute that the club won, or that took a part only, leaves the withdrawal open', async () => {
  const [won, part] = [await withdrawnOrder(), await withdrawnOrder()]
  await receivePaymentEvent(later(), disputeOf(won, 'won'))
  await receivePaymentEvent(later(), disputeOf(part, 'lost', 1000))
  for (const order of [won, part]) {
    expect(endsOf(await lookAt(order))).toEqual([undefined])
    expect(await isToAnswer(order)).toBe(true)
    expect(await emailsOf(order)).not.toContain('withdrawal-over')
    expect(await refundOrder(later(), { ...bottles, number: order.number })).toMatchObject({ ok: true })
    expect(await isToAnswer(order)).toBe(false)
  }
})
