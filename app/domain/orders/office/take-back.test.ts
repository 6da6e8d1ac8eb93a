import { expect, test } from 'vitest'
import { heldMs } from '#app/domain/shared/take-back-time.ts'
import { ordered, toTraining, line } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import {
  handOverOrder,
  makeOrderReady,
  prepareOrder,
  receiveOrder,
  sendOrder,
  takeBackStep,
  writeOrderEmail,
} from '../store.server.ts'

const { at, services, paidOrder, emailsOf, lookAt } = await openOrderShop()
const other = { author: 'autre' }
const late = () => at(new Date(services().clock.now().getTime() + heldMs + 1).toISOString())

test('each step goes back to where the order was, and its email never leaves', async () => {
  const { id, number } = await paidOrder()
  const act = { number, ...team }
  const before = await emailsOf({ id })
  await prepareOrder(services(), act)
  await sendOrder(services(), { ...act, carrier: 'dpd', trackingNumber: '6A 123' })
  expect(await takeBackStep(services(), act)).toMatchObject({ ok: true, order: { stage: 'preparing' } })
  expect(await lookAt({ number })).toMatchObject({ carrier: undefined, trackingNumber: undefined })
  expect(await emailsOf({ id })).toEqual(before)
  expect(await takeBackStep(services(), act)).toMatchObject({ message: expect.stringMatching(/^Reprise/) })
  await sendOrder(services(), act)
  await receiveOrder(services(), act)
  expect(await takeBackStep(services(), act)).toMatchObject({
    order: { stage: 'sent', receivedOn: undefined },
  })
  await receiveOrder(services(), act)
  expect(await emailsOf({ id })).toEqual([...before, 'delivered', 'sent'].toSorted())
})

test('not by another, nor too late, nor once the email is written', async () => {
  const order = await paidOrder()
  const act = { number: order.number, ...team }
  await prepareOrder(services(), act)
  for (const [when, who] of [
    [services(), other],
    [late(), team],
  ] as const)
    expect(await takeBackStep(when, { ...act, ...who })).toMatchObject({ ok: false })
  await sendOrder(services(), act)
  await writeOrderEmail(services(), { orderId: order.id, email: 'sent' })
  expect(await takeBackStep(services(), act)).toMatchObject({ ok: false })
  expect(await lookAt(order)).toMatchObject({ stage: 'sent' })
})

test('a hand-over that was paid by the same press stays; who comes second hears of what was taken back', async () => {
  const made = await ordered(services(), [line(1)], { ...toTraining, paymentMethod: 'on_site' })
  const act = { number: made.number, ...team }
  await makeOrderReady(services(), act)
  await takeBackStep(services(), act)
  expect(await handOverOrder(services(), { ...act, ...other })).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^Reprise.*à \d+.*\s:\selle n’est plus prête\.$/),
  })
  await makeOrderReady(services(), act)
  await handOverOrder(services(), act)
  expect(await takeBackStep(services(), act)).toMatchObject({ ok: false })
  expect(await lookAt(made)).toMatchObject({ stage: 'received', money: 'paid' })
})
