import { describe, expect, test } from 'vitest'
import { paidBy } from '#test/orders/payments.ts'
import { line, ordered, toLyon } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import { cancelOrder, openCardPayment, receivePaymentEvent } from '../store.server.ts'

const { at, services, later, payment } = await openOrderShop()
const byTransfer = { ...toLyon, paymentMethod: 'transfer' as const }

describe('opening the payment', () => {
  test('is one checkout, however often it is pressed', async () => {
    const order = await ordered(services())
    const opened = await Promise.all(Array.from({ length: 4 }, () => openCardPayment(services(), order.id)))
    const [first] = opened
    expect(first).toMatchObject({ ok: true, url: expect.stringContaining(order.id) })
    expect(opened).toEqual(opened.map(() => first))
    expect(await openCardPayment(services(), order.id)).toEqual(first)
    expect(payment().checkouts.size).toBe(1)
    expect([...payment().checkouts.values()]).toMatchObject([{ amountCents: 1600, orderId: order.id }])
  })

  test('says when the service is away, and asks for the same again', async () => {
    const order = await ordered(services())
    payment().trouble = 'unreachable'
    expect(await openCardPayment(services(), order.id)).toMatchObject({
      ok: false,
      message: expect.stringContaining('ne répond pas'),
    })
    payment().trouble = undefined
    expect(await openCardPayment(services(), order.id)).toMatchObject({ ok: true })
    expect([...payment().checkouts.keys()]).toEqual([`order:${order.id}:payment:1`])
  })

  test('after a refusal is another try', async () => {
    const order = await ordered(services())
    payment().trouble = 'refused'
    expect(await openCardPayment(services(), order.id)).toMatchObject({ ok: false })
    payment().trouble = undefined
    await openCardPayment(services(), order.id)
    expect([...payment().checkouts.keys()]).toEqual([`order:${order.id}:payment:2`])
  })

  test('of a checkout that ended is another one', async () => {
    const order = await ordered(services())
    await openCardPayment(services(), order.id)
    for (const checkout of payment().checkouts.values()) checkout.state = 'expired'
    expect(await openCardPayment(at('2026-11-20T10:20:00Z'), order.id)).toMatchObject({
      ok: true,
      url: expect.stringContaining('payment:2'),
    })
    // It ends with the reservation, however late it was opened.
    const ends = [...payment().checkouts.values()].map(({ expiresAt }) => expiresAt)
    expect(ends).toEqual(ends.map(() => new Date('2026-11-20T10:30:00Z')))
  })

  test('is refused for what is paid, over, called off or not by card', async () => {
    const [paid, over, off] = [
      await ordered(services()),
      await ordered(services()),
      await ordered(services()),
    ]
    await receivePaymentEvent(services(), paidBy(paid, 1600))
    await cancelOrder(services(), { number: off.number, ...team })
    const transfer = await ordered(services(), [line()], byTransfer)
    const messages = [
      await openCardPayment(services(), paid.id),
      await openCardPayment(later(), over.id),
      await openCardPayment(services(), off.id),
      await openCardPayment(services(), transfer.id),
      await openCardPayment({ ...services(), payment: undefined }, over.id),
    ]
    expect(messages.map((answer) => (answer.ok ? 'open' : answer.message))).toMatchObject([
      expect.stringContaining('déjà payée'),
      expect.stringContaining('délai'),
      expect.stringContaining('annulée'),
      expect.stringContaining('pas par carte'),
      expect.stringContaining('pas ouvert'),
    ])
    expect(payment().checkouts.size).toBe(0)
  })
})
