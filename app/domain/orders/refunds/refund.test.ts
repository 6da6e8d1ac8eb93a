import { describe, expect, test } from 'vitest'
import { paidBy, waitingJobs } from '#test/orders/payments.ts'
import { line, ordered, piecesLeft, toLyon } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import {
  cancelOrder,
  findDocument,
  markPaid,
  markRefunded,
  receivePaymentEvent,
  refundOrder,
  refundPayment,
} from '../store.server.ts'

const { services, payment, lookAt, paidOrder } = await openOrderShop()

async function giveBackNow(): Promise<void> {
  for (const job of await waitingJobs(services().database, 'refund_payment'))
    await refundPayment(services(), job)
}

describe('a refund', () => {
  const wish = { ...team, reason: 'withdrawal' as const, restock: true }

  test('made at the service itself has its credit note, once; another is of the rest only', async () => {
    const { id, number, totalCents } = await paidOrder()
    const { payment: paymentId, ...event } = paidBy({ id }, totalCents)
    const given = { kind: 'refunded' as const, payment: paymentId, refundedCents: 1000 }
    const { at: givenAt, orderId, checkoutId } = event
    for (const name of ['back', 'back-again'])
      await receivePaymentEvent(services(), {
        id: `${name}-${id}`,
        at: givenAt,
        orderId,
        checkoutId,
        ...given,
      })
    const seen = await lookAt({ number })
    expect(seen.refunds).toMatchObject([{ cents: 1000, state: 'done' }])
    expect(seen.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
    const gesture = { ...team, number, reason: 'gesture' as const, restock: false }
    expect(await refundOrder(services(), { ...gesture, cents: totalCents - 999 })).toMatchObject({
      ok: false,
    })
    expect(await cancelOrder(services(), { number, ...team })).toMatchObject({ ok: true })
    expect((await lookAt({ number })).refunds).toMatchObject([{ cents: 1000 }, { cents: totalCents - 1000 }])
    await giveBackNow()
    const inAll = [...payment().refunds.values()].reduce((cents, { amountCents }) => cents + amountCents, 0)
    expect(inAll).toBe(totalCents - 1000)
  })

  test('announced before its payment has its credit note after the invoice', async () => {
    const order = await ordered(services(), [line()], toLyon)
    const { id, number, totalCents } = await lookAt(order)
    const { payment: paymentId, ...event } = paidBy({ id }, totalCents)
    const { at: givenAt, orderId, checkoutId } = event
    const given = { kind: 'refunded' as const, payment: paymentId, refundedCents: 500 }
    await receivePaymentEvent(services(), { id: `early-${id}`, at: givenAt, orderId, checkoutId, ...given })
    await receivePaymentEvent(services(), { ...event, payment: paymentId })
    const { documents, refunds } = await lookAt({ number })
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
    expect(refunds).toMatchObject([{ cents: 500, state: 'done' }])
    const inAll = { ...given, refundedCents: 800 }
    await receivePaymentEvent(services(), { id: `late-${id}`, at: givenAt, orderId, checkoutId, ...inAll })
    expect((await lookAt({ number })).refunds).toMatchObject([{ cents: 500 }, { cents: 300 }])
  })

  test('of one piece, then of the rest, with the delivery at the end', async () => {
    const { number, totalCents } = await paidOrder()
    expect(
      await refundOrder(services(), { ...wish, number, lines: [{ id: '1', quantity: 1 }] }),
    ).toMatchObject({
      ok: true,
      order: { refunds: [{ cents: 1600, state: 'requested', document: expect.stringMatching(/^AV-/) }] },
    })
    await giveBackNow()
    expect(await lookAt({ number })).toMatchObject({ money: 'partly-refunded', refundedCents: 1600 })
    expect(await piecesLeft(services())).toBe(9)
    const rest = [
      { id: '1', quantity: 1 },
      { id: '2', quantity: 1 },
    ]
    expect(await refundOrder(services(), { ...wish, number, lines: rest, restock: false })).toMatchObject({
      ok: true,
    })
    await giveBackNow()
    const order = await lookAt({ number })
    expect(order).toMatchObject({ money: 'refunded', refundedCents: totalCents })
    expect(await piecesLeft(services())).toBe(9)
    const notes = order.refunds.map(({ document }) =>
      findDocument(services().database, { number: document ?? '' }),
    )
    const issued = await Promise.all(notes)
    expect(issued.map((note) => note?.totalCents)).toEqual([1600, totalCents - 1600])
    expect(issued[0]).toMatchObject({ kind: 'credit-note', corrects: order.documents[0]?.number })
    expect(await refundOrder(services(), { ...wish, number, lines: rest })).toMatchObject({ ok: false })
  })

  test.each([
    ['more pieces than there are', { reason: 'withdrawal', lines: [{ id: '1', quantity: 3 }] }],
    ['a line that is not there', { reason: 'withdrawal', lines: [{ id: '9', quantity: 1 }] }],
    ['no line', { reason: 'withdrawal', lines: [] }],
    ['half a piece', { reason: 'withdrawal', lines: [{ id: '1', quantity: 0.5 }] }],
    ['more than it cost', { reason: 'gesture', cents: 100_000 }],
    ['nothing', { reason: 'gesture', cents: 0 }],
    ['all of it kept', { reason: 'withdrawal', lines: [{ id: '1', quantity: 1 }], wornCents: 1600 }],
    ['what is to be called off', { reason: 'cancellation' }],
  ] as const)('of %s is refused', async (_, asked) => {
    const { number } = await paidOrder()
    expect(await refundOrder(services(), { ...wish, ...asked, number })).toMatchObject({ ok: false })
    expect(await lookAt({ number })).toMatchObject({ refunds: [], documents: [{ kind: 'invoice' }] })
  })

  test('of what is not paid is refused', async () => {
    const { number } = await ordered(services())
    const gesture = { ...wish, number, reason: 'gesture' as const, cents: 100 }
    expect(await refundOrder(services(), gesture)).toMatchObject({
      ok: false,
      message: expect.stringContaining('pas payée'),
    })
  })

  test('by many hands at once never gives back more than was paid', async () => {
    const { number, totalCents } = await paidOrder()
    const gesture = { ...wish, number, reason: 'gesture' as const, cents: 2000, restock: false }
    const answers = await Promise.all(Array.from({ length: 6 }, () => refundOrder(services(), gesture)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(Math.floor(totalCents / 2000))
  })

  test('of a transfer waits for the team', async () => {
    const { number } = await ordered(services(), [line(2)], { ...toLyon, paymentMethod: 'transfer' })
    await markPaid(services(), { number, ...team })
    await refundOrder(services(), { ...wish, number, lines: [{ id: '1', quantity: 1 }] })
    expect(await lookAt({ number })).toMatchObject({ refunds: [{ state: 'due' }], refundedCents: 0 })
    expect(await markRefunded(services(), { number, ...team })).toMatchObject({
      ok: true,
      order: { refundedCents: 1600, refunds: [{ state: 'done' }] },
    })
    expect(await markRefunded(services(), { number, ...team })).toMatchObject({ ok: false })
  })

  test('goes back to the payment that paid the order, not to one that is held', async () => {
    const order = await ordered(services(), [line(2)])
    await receivePaymentEvent(
      services(),
      paidBy(order, 1, { id: `held-${order.id}`, payment: `held-${order.id}` }),
    )
    await receivePaymentEvent(services(), paidBy(order, 3200))
    await refundOrder(services(), {
      ...wish,
      number: order.number,
      reason: 'gesture',
      cents: 500,
      restock: false,
    })
    await giveBackNow()
    expect([...payment().refunds.values()]).toContainEqual({ paymentId: `pay-${order.id}`, amountCents: 500 })
  })
})
