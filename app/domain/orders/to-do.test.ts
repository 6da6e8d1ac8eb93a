import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { paidBy, waitingJobs } from '#test/orders/payments.ts'
import { countPieces, line, ordered, toLyon } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import { readOrderListAsked } from './office/order-list.ts'
import {
  cancelOrder,
  expireOrders,
  listOfficeOrders,
  markPaid,
  receivePaymentEvent,
  refundOrder,
  refundPayment,
  sendOrder,
} from './store.server.ts'
import { readOrdersToDo } from './to-do-store.server.ts'
import { linkWithdrawal } from './withdrawal/withdrawal-store.server.ts'

const { at, services, later, paidOrder, emailsOf } = await openOrderShop()
const byTransfer = { ...toLyon, paymentMethod: 'transfer' as const }

const waitingAt = async (now: string) => {
  const waiting = await readOrdersToDo(at(now))
  return Object.groupBy(
    waiting.map(({ kind, number }) => ({ kind, number })),
    ({ kind }) => kind,
  )
}

test('what waits about orders, one line a thing', async () => {
  expect(await readOrdersToDo(services())).toEqual([])
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
  expect(await waitingAt('2026-11-20T10:00:00Z')).not.toHaveProperty('unanswered')
  const of = (kind: string, ...orders: { number: string }[]) => ({
    [kind]: orders.map(({ number }) => ({ kind, number })),
  })
  expect(await waitingAt('2026-11-21T10:01:00Z')).toEqual({
    ...of('to-prepare', paid, transfer),
    ...of('to-collect', held),
    ...of('due', transfer),
    ...of('unanswered', sent),
    ...of('held', held),
    // Nobody writes them here.
    ...of('expired', expired),
    ...of('unwritten', paid, sent, transfer, held, expired),
  })
  const { payment, ...event } = paidBy(paid, paid.totalCents)
  const wholly = { ...event, kind: 'refunded' as const, refundedCents: paid.totalCents }
  await receivePaymentEvent(services(), { ...wholly, id: 'paid-back', payment })
  const ofHeld = { orderId: held.id, payment: `pay-${held.id}` }
  await receivePaymentEvent(services(), { ...wholly, id: 'held-back', ...ofHeld })
  const inAWeek = await waitingAt('2026-11-28T10:00:00Z')
  expect(inAWeek).toMatchObject(of('to-prepare', transfer))
  expect(inAWeek).not.toHaveProperty('held')
  expect(inAWeek).not.toHaveProperty('expired')
})

test('a card order that expired waits no longer once its buyer has placed another', async () => {
  const first = await ordered(services())
  await expireOrders(later())
  const expiredNow = async () => (await waitingAt('2026-11-20T12:00:00Z')).expired ?? []
  expect(await expiredNow()).toContainEqual({ kind: 'expired', number: first.number })
  await ordered(at('2026-11-20T11:00:00Z'))
  expect(await expiredNow()).not.toContainEqual({ kind: 'expired', number: first.number })
})

test('a withdrawal waits no longer once its order is over, whoever ended it and however the money went back', async () => {
  const withdrawnNow = async () =>
    ((await waitingAt('2026-11-21T12:00:00Z')).withdrawn ?? []).map(({ number }) => number)
  const [paid, unpaid, expired] = [
    await paidOrder(),
    await ordered(services(), [line()], byTransfer),
    await ordered(services()),
  ]
  for (const { number: contract } of [paid, unpaid, expired])
    await services().database.transaction((transaction) =>
      linkWithdrawal(transaction, {
        declarationId: randomUUID(),
        contract,
        email: byTransfer.email,
        declaredAt: new Date('2026-11-20T10:30:00Z'),
      }),
    )
  expect(await withdrawnNow()).toEqual(expect.arrayContaining([paid.number, unpaid.number, expired.number]))
  await cancelOrder(services(), { number: unpaid.number, ...team })
  await expireOrders(later())
  const gesture = { ...team, reason: 'gesture' as const, cents: paid.totalCents, restock: false }
  expect(await refundOrder(services(), { ...gesture, number: paid.number })).toMatchObject({ ok: true })
  expect(await withdrawnNow()).toContain(paid.number)
  for (const job of await waitingJobs(services().database, 'refund_payment'))
    await refundPayment(services(), job)
  expect(await withdrawnNow()).toEqual([])
  const asked = { ...readOrderListAsked(new URLSearchParams()), search: '', tab: 'problems' as const }
  const { orders } = await listOfficeOrders(services(), { ...asked, page: 1, perPage: 50 })
  const over = [paid.number, unpaid.number, expired.number]
  expect(orders.filter(({ number }) => over.includes(number))).toEqual([])
})

test('twenty of a kind at most, with how many there are', async () => {
  await countPieces(services(), 60)
  for (let time = 0; time < 22; time += 1) await ordered(services(), [line(1)], byTransfer)
  const transfers = (await readOrdersToDo(services())).filter(({ kind }) => kind === 'to-collect')
  expect(transfers).toHaveLength(20)
  expect(transfers[0]?.total).toBeGreaterThanOrEqual(22)
})
