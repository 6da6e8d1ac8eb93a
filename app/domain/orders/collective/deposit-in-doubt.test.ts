import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { depositsIn, type Made } from '#test/orders/deposits.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import {
  askForCollectiveBalances,
  askToPayBalance,
  cancelOrder,
  endCollectives,
  linkWithdrawal,
  listHandOver,
  makeOrderReady,
  readOrdersToDo,
  receivePaymentEvent,
  refundOrder,
  remindUncollected,
} from '../store.server.ts'

const shop = await openOrderShop()
const { at, services, lookAt, emailsOf } = shop
const { asked, closed, deposited, mails, opened, paidWhole } = depositsIn(shop)
const aWeekLater = () => at('2026-11-29T10:00:00Z')

const contest = (order: Made, status: string) =>
  receivePaymentEvent(closed(), {
    id: `${status}-${order.id}`,
    kind: 'dispute',
    at: new Date('2026-11-21T10:00:00Z'),
    orderId: order.id,
    checkoutId: undefined,
    payment: `pay-${order.id}`,
    dispute: `dispute-${order.id}`,
    cents: 3300,
    reason: 'fraudulent',
    status,
    answerBefore: undefined,
  })

test('while the bank may take the balance back, or has, its order is not to be handed over', async () => {
  const { order, balance } = await paidWhole()
  await makeOrderReady(closed(), { ...team, number: order.number })
  const isToHandOver = async () => {
    const listed = (await listHandOver(aWeekLater())).map(({ number }) => number)
    const waiting = await readOrdersToDo(aWeekLater(), 1000)
    const isWaiting = waiting.some(({ kind, number }) => kind === 'to-hand-over' && number === order.number)
    return [listed.includes(order.number), isWaiting]
  }
  expect(await isToHandOver()).toEqual([true, true])
  await contest(balance, 'needs_response')
  expect(await isToHandOver()).toEqual([false, false])
  await remindUncollected(aWeekLater())
  expect(await emailsOf(order)).not.toContain('waiting-1')
  const wish = { ...team, number: order.number, reason: 'gesture' as const, restock: false, cents: 100 }
  for (const answer of [await cancelOrder(closed(), wish), await refundOrder(closed(), wish)])
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('contesté') })
  await contest(balance, 'lost')
  expect(await isToHandOver()).toEqual([false, false])
  expect((await lookAt(order)).balance?.orders).toMatchObject([{ lostCents: 3300 }])
})

test('a balance that the bank leaves to the club is handed over as any other', async () => {
  const { order, balance } = await paidWhole()
  await makeOrderReady(closed(), { ...team, number: order.number })
  await contest(balance, 'needs_response')
  await contest(balance, 'won')
  expect((await listHandOver(aWeekLater())).map(({ number }) => number)).toContain(order.number)
})

test('whoever waits for the answer to a withdrawal is not asked for a balance', async () => {
  await opened(2)
  const order = await deposited()
  const { email } = await lookAt(order)
  const declaredAt = new Date('2026-11-20T10:15:00Z')
  await services().database.transaction((transaction) =>
    linkWithdrawal(transaction, { declarationId: randomUUID(), contract: order.number, email, declaredAt }),
  )
  await endCollectives(closed())
  expect(await mails('collective-ended')).not.toMatchObject([{ balance: expect.anything() }])
  expect(await askForCollectiveBalances(closed())).toBe(0)
  expect(await askToPayBalance(closed(), { secret: order.secret, method: 'card' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('rétractation'),
  })
  const lines = [{ id: '1', quantity: 1 }]
  await refundOrder(closed(), { ...team, number: order.number, reason: 'withdrawal', restock: false, lines })
  expect(await askForCollectiveBalances(closed())).toBe(1)
  expect(await lookAt(await asked(order))).toMatchObject({ totalCents: 2200 })
})
