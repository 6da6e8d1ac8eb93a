import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { PaymentProvider } from '#app/outside/payment/payment-provider.ts'
import { orderEvents, orders, outgoingMails, refunds } from '#db/schema/index.ts'
import { paidBy, waitingJobs } from '#test/orders/payments.ts'
import { countPieces, line, ordered, piecesLeft, toLyon, toTraining } from '#test/orders/place.ts'
import { openOrderShop } from '#test/orders/shop.ts'
import {
  abandonOrder,
  endCheckoutsLater,
  expireOrders,
  openCardPayment,
  receivePaymentEvent,
  linkWithdrawal,
  listHandOver,
  makeOrderReady,
  markPaid,
  readOrdersToDo,
  refundOrder,
  remindUncollected,
  remindUnpaid,
  writeOrderEmail,
} from '../store.server.ts'

const { at, services, later, payment, lookAt, emailsOf } = await openOrderShop()
const byTransfer = { ...toLyon, paymentMethod: 'transfer' as const }

describe('the end of a reservation', () => {
  test('gives the pieces back and ends the checkout', async () => {
    const order = await ordered(services(), [line(3)])
    await openCardPayment(services(), order.id)
    expect(await expireOrders(services())).toBe(0)
    await expireOrders(later())
    expect(await lookAt(order)).toMatchObject({ stage: 'expired', money: 'unpaid' })
    expect([...payment().checkouts.values()]).toMatchObject([{ state: 'expired' }])
    expect(await emailsOf(order)).toContain('expired')
    expect(await piecesLeft(services())).toBe(10)
    expect(await expireOrders(later())).toBe(0)
  })

  test('comes after ten days for a transfer, never on site', async () => {
    const transfer = await ordered(services(), [line()], byTransfer)
    const onSite = await ordered(services(), [line()], { ...toTraining, paymentMethod: 'on_site' })
    await expireOrders(at('2026-11-30T09:59:00Z'))
    expect((await lookAt(transfer)).stage).toBe('placed')
    await expireOrders(at('2026-11-30T10:00:00Z'))
    expect((await lookAt(transfer)).stage).toBe('expired')
    await expireOrders(at('2027-11-30T10:00:00Z'))
    expect((await lookAt(onSite)).stage).toBe('placed')
  })

  test('of one that cannot be dealt with does not keep the others', async () => {
    const stuck = await ordered(services())
    const other = await ordered(services())
    for (const { id } of [stuck, other]) await openCardPayment(services(), id)
    const { endCheckout } = payment()
    payment().endCheckout = async (id) => {
      if (id.includes(stuck.id)) throw new TypeError('An answer nobody foresaw.')
      return endCheckout(id)
    }
    await expect(expireOrders(later())).rejects.toThrow('nobody foresaw')
    expect((await lookAt(stuck)).stage).toBe('placed')
    expect((await lookAt(other)).stage).toBe('expired')
  })

  test('finds that it was paid meanwhile, and settles', async () => {
    const order = await ordered(services())
    await openCardPayment(services(), order.id)
    for (const checkout of payment().checkouts.values()) checkout.state = 'paid'
    await expireOrders(later())
    expect(await lookAt(order)).toMatchObject({ stage: 'placed', money: 'paid' })
    expect((await lookAt(order)).documents).toHaveLength(1)
  })

  test('waits while the service is away, but not for ever', async () => {
    const order = await ordered(services())
    await openCardPayment(services(), order.id)
    payment().trouble = 'unreachable'
    await expireOrders(later())
    expect((await lookAt(order)).stage).toBe('placed')
    await expireOrders(at('2026-11-20T11:31:00Z'))
    expect((await lookAt(order)).stage).toBe('expired')
  })

  test('ends a checkout whose answer was lost', async () => {
    const order = await ordered(services())
    const lost: PaymentProvider = {
      ...payment(),
      openCheckout: async (request) => {
        await payment().openCheckout(request)
        return { ok: false, why: 'unreachable', message: 'The answer was lost.' }
      },
    }
    await openCardPayment(at('2026-11-20T10:00:00Z', lost), order.id)
    payment().trouble = 'unreachable'
    await expireOrders(later())
    expect((await lookAt(order)).stage).toBe('placed')
    payment().trouble = undefined
    await expireOrders(later())
    expect([...payment().checkouts.values()]).toMatchObject([{ state: 'expired' }])
    expect((await lookAt(order)).stage).toBe('expired')
  })

  test('and a payment too late: the order lives again while there is stock', async () => {
    const order = await ordered(services(), [line(4)])
    await expireOrders(later())
    await receivePaymentEvent(later(), paidBy(order, 6400))
    expect(await lookAt(order)).toMatchObject({ stage: 'placed', money: 'paid' })
    expect((await lookAt(order)).events.map(({ act }) => act)).toEqual(['place', 'expire', 'revive', 'pay'])
    expect(await piecesLeft(services())).toBe(6)
  })

  test('and a payment too late: it is given back when the pieces are gone', async () => {
    const order = await ordered(services(), [line(4)])
    await expireOrders(later())
    await countPieces(services(), 3)
    await receivePaymentEvent(later(), paidBy(order, 6400))
    expect(await lookAt(order)).toMatchObject({
      stage: 'expired',
      money: 'unpaid',
      refunds: [{ cents: 6400 }],
    })
    expect(await emailsOf(order)).toContain('given-back')
    expect(await piecesLeft(services())).toBe(3)
  })

  test('racing with a payment never loses either', async () => {
    for (let round = 0; round < 6; round++) {
      const order = await ordered(services())
      await Promise.all([expireOrders(later()), receivePaymentEvent(later(), paidBy(order, 1600))])
      expect(await lookAt(order)).toMatchObject({ stage: 'placed', money: 'paid' })
    }
    expect(await piecesLeft(services())).toBe(4)
  })

  test('is announced to who pays by transfer, after three days and seven', async () => {
    const order = await ordered(services(), [line()], byTransfer)
    const givenUp = await ordered(services(), [line()], byTransfer)
    await abandonOrder(services(), givenUp.secret)
    await remindUnpaid(at('2026-11-23T09:59:00Z'))
    expect(await emailsOf(order)).toEqual(['received', 'team-notice'])
    for (const day of ['23', '24', '27', '28']) await remindUnpaid(at(`2026-11-${day}T10:00:00Z`))
    expect(await emailsOf(order)).toEqual(['received', 'reminder-1', 'reminder-2', 'team-notice'])
    expect(await emailsOf(givenUp)).not.toContain('reminder-1')
  })

  test('never comes for what is ready to be fetched: who it waits for is reminded after a week and after three', async () => {
    const order = await ordered(services(), [line()], { ...toTraining, paymentMethod: 'on_site' })
    await makeOrderReady(services(), { number: order.number, author: 'essai' })
    const { events } = await lookAt(order)
    const readyAt = events.find(({ act }) => act === 'makeReady')?.at.getTime() ?? 0
    const after = (days: number) => at(new Date(readyAt + days * 86_400_000).toISOString())
    await remindUncollected(after(6.9))
    expect(await emailsOf(order)).not.toContain('waiting-1')
    for (const days of [7, 8, 21, 22]) await remindUncollected(after(days))
    expect(await emailsOf(order)).toEqual(['ready', 'received', 'team-notice', 'waiting-1', 'waiting-2'])
  })

  test('never comes for what was refunded after it was given up, or that the bank is taking back', async () => {
    const ready = async () => {
      const { number } = await ordered(services(), [line(2)], { ...toTraining, paymentMethod: 'transfer' })
      await markPaid(services(), { number, author: 'essai' })
      await makeOrderReady(services(), { number, author: 'essai' })
      return lookAt({ number })
    }
    const [whole, part, contested, kept] = [await ready(), await ready(), await ready(), await ready()]
    const declaredAt = new Date('2026-11-21T10:00:00Z')
    for (const { number: contract, email } of [whole, part])
      await services().database.transaction((transaction) =>
        linkWithdrawal(transaction, { declarationId: randomUUID(), contract, email, declaredAt }),
      )
    const decided = at('2026-11-22T10:00:00Z')
    const back = { author: 'essai', reason: 'withdrawal' as const, restock: true }
    await refundOrder(decided, { ...back, number: whole.number, lines: [{ id: '1', quantity: 2 }] })
    await refundOrder(decided, { ...back, number: part.number, lines: [{ id: '1', quantity: 1 }] })
    const facts = { dispute: 'one', status: 'needs_response', cents: 100 }
    await services().database.insert(orderEvents).values({
      orderId: contested.id,
      act: 'dispute',
      at: declaredAt,
      actor: 'provider',
      facts,
    })
    const aWeekLater = at('2026-11-28T10:00:00Z')
    await remindUncollected(aWeekLater)
    expect(await emailsOf(whole)).not.toContain('waiting-1')
    expect(await emailsOf(contested)).not.toContain('waiting-1')
    // One of its pieces is still theirs.
    for (const order of [part, kept]) expect(await emailsOf(order)).toContain('waiting-1')
    const toHandOver = (await listHandOver(aWeekLater)).map(({ number }) => number)
    expect(toHandOver).toEqual(expect.arrayContaining([part.number, kept.number]))
    expect(toHandOver).not.toContain(whole.number)
    const waiting = await readOrdersToDo(aWeekLater, 1000)
    const isToHandOver = ({ number: asked }: { number: string }) =>
      waiting.some(({ kind, number }) => kind === 'to-hand-over' && number === asked)
    expect([whole, contested, part, kept].map(isToHandOver)).toEqual([false, false, true, true])
    // Refunded between the question and the writing: nothing is sent.
    await refundOrder(aWeekLater, { ...back, number: kept.number, lines: [{ id: '1', quantity: 2 }] })
    const mails = await services().database.$count(outgoingMails)
    await writeOrderEmail(aWeekLater, { orderId: kept.id, email: 'waiting-1' })
    expect(await services().database.$count(outgoingMails)).toBe(mails)
  })

  test('is not announced to who gave the contract up meanwhile', async () => {
    const order = await ordered(services(), [line()], byTransfer)
    const { email } = byTransfer
    const declared = { declarationId: randomUUID(), contract: order.number, email, declaredAt: new Date() }
    await services().database.transaction((transaction) => linkWithdrawal(transaction, declared))
    await remindUnpaid(at('2026-11-24T10:00:00Z'))
    expect(await emailsOf(order)).not.toContain('reminder-1')
  })

  test('nor to an order that has forgotten whose it was', async () => {
    const order = await ordered(services(), [line()], { ...toTraining, paymentMethod: 'on_site' })
    await makeOrderReady(services(), { number: order.number, author: 'essai' })
    const { database } = services()
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`SET LOCAL session_replication_role = replica`)
      await transaction.update(orders).set({ email: '' }).where(eq(orders.id, order.id))
    })
    await remindUncollected(at('2036-11-24T10:00:00Z'))
    expect(await emailsOf(order)).not.toContain('waiting-2')
    const mails = await database.$count(outgoingMails)
    await writeOrderEmail(services(), { orderId: order.id, email: 'ready' })
    expect(await database.$count(outgoingMails)).toBe(mails)
  })
})

describe('an order that is given up', () => {
  test('by its buyer frees its pieces and ends its checkout, once', async () => {
    const order = await ordered(services(), [line(2)])
    await openCardPayment(services(), order.id)
    expect(await abandonOrder(services(), order.secret)).toMatchObject({
      ok: true,
      order: { stage: 'cancelled' },
    })
    expect(await abandonOrder(services(), order.secret)).toMatchObject({ ok: false })
    expect(await piecesLeft(services())).toBe(10)
    const jobs = await waitingJobs(services().database, 'end_checkouts')
    await endCheckoutsLater(services(), jobs.at(-1))
    expect([...payment().checkouts.values()]).toMatchObject([{ state: 'expired' }])
  })

  test('and is paid all the same has its money given back', async () => {
    const order = await ordered(services())
    await openCardPayment(services(), order.id)
    await abandonOrder(services(), order.secret)
    for (const checkout of payment().checkouts.values()) checkout.state = 'paid'
    const jobs = await waitingJobs(services().database, 'end_checkouts')
    await endCheckoutsLater(services(), jobs.at(-1))
    expect(await lookAt(order)).toMatchObject({
      stage: 'cancelled',
      money: 'unpaid',
      refunds: [{ cents: 1600 }],
    })
  })

  test('once paid is for the team to call off', async () => {
    const order = await ordered(services())
    await receivePaymentEvent(services(), paidBy(order, 1600))
    expect(await abandonOrder(services(), order.secret)).toMatchObject({
      ok: false,
      message: 'Cette commande est déjà payée.',
    })
    expect(await services().database.$count(refunds, eq(refunds.orderId, order.id))).toBe(0)
  })
})
