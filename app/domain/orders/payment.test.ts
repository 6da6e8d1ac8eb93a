import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSiteContent } from '#content/site-content.ts'
import { documents, orderLetters, paymentAnnouncements, payments, refunds } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { countPieces, line, ordered, piecesLeft, toLyon, toTraining } from '#test/orders.ts'
import { paidBy, paymentOf, paymentsInMemory, waitingJobs } from '#test/paid-orders.ts'
import { standingClock } from '../../outside/clock.ts'
import type { PaymentProvider } from '../../outside/payment/payment-provider.ts'
import {
  abandonOrder,
  cancelOrder,
  endCheckoutsLater,
  expireOrders,
  findDocument,
  findOrderByNumber,
  markPaid,
  openPayment,
  readPaymentReturn,
  receiveAnnouncement,
  refundPayment,
  remindUnpaid,
} from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T10:00:00Z') })
let payment = paymentsInMemory()
const at = (now: string, provider: PaymentProvider | undefined = payment) => ({
  database: held.connection.database,
  content,
  clock: standingClock(now),
  siteUrl: 'https://club.exemple.fr',
  isProduction: false,
  payment: provider,
  logger: { error: () => undefined },
})
const services = () => at('2026-11-20T10:00:00Z')
const later = () => at('2026-11-20T10:31:00Z')
const byTransfer = { ...toLyon, means: 'virement' as const }
const team = { author: 'essai' }

async function lookAt({ number }: { number: string }) {
  const order = await findOrderByNumber(services(), number)
  if (!order) throw new Error('no such order')
  return order
}

async function lettersOf({ id }: { id: string }): Promise<string[]> {
  const rows = await services()
    .database.select({ letter: orderLetters.letter })
    .from(orderLetters)
    .where(eq(orderLetters.orderId, id))
  return rows.map(({ letter }) => letter).sort()
}

/** Every number there is, in the order of its place, is the one after the last. */
async function expectNoGap() {
  const rows = await services().database.select().from(documents).orderBy(asc(documents.rank))
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1))
}

beforeEach(async () => {
  payment = paymentsInMemory()
  // What earlier tests left unpaid.
  await expireOrders(at('2027-01-01T10:00:00Z', undefined))
  await countPieces(services(), 10)
})

describe('opening the payment', () => {
  test('is one checkout, however often it is pressed', async () => {
    const order = await ordered(services())
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPayment(services(), order.id)))
    const [first] = opened
    expect(first).toMatchObject({ ok: true, url: expect.stringContaining(order.id) })
    expect(opened).toEqual(opened.map(() => first))
    expect(await openPayment(services(), order.id)).toEqual(first)
    expect(payment.checkouts.size).toBe(1)
    expect([...payment.checkouts.values()]).toMatchObject([{ amountCents: 1600, orderId: order.id }])
  })

  test('says when the service is away, and asks for the same again', async () => {
    const order = await ordered(services())
    payment.trouble = 'unreachable'
    expect(await openPayment(services(), order.id)).toMatchObject({
      ok: false,
      message: expect.stringContaining('ne répond pas'),
    })
    payment.trouble = undefined
    expect(await openPayment(services(), order.id)).toMatchObject({ ok: true })
    expect([...payment.checkouts.keys()]).toEqual([`order:${order.id}:payment:1`])
  })

  test('after a refusal is another try', async () => {
    const order = await ordered(services())
    payment.trouble = 'refused'
    expect(await openPayment(services(), order.id)).toMatchObject({ ok: false })
    payment.trouble = undefined
    await openPayment(services(), order.id)
    expect([...payment.checkouts.keys()]).toEqual([`order:${order.id}:payment:2`])
  })

  test('of a checkout that ended is another one', async () => {
    const order = await ordered(services())
    await openPayment(services(), order.id)
    for (const checkout of payment.checkouts.values()) checkout.state = 'expired'
    expect(await openPayment(services(), order.id)).toMatchObject({
      ok: true,
      url: expect.stringContaining('payment:2'),
    })
  })

  test('is refused for what is paid, over, called off or not by card', async () => {
    const [paid, over, off] = [
      await ordered(services()),
      await ordered(services()),
      await ordered(services()),
    ]
    await receiveAnnouncement(services(), paidBy(paid, 1600))
    await cancelOrder(services(), { number: off.number, ...team })
    const transfer = await ordered(services(), [line()], byTransfer)
    const messages = [
      await openPayment(services(), paid.id),
      await openPayment(later(), over.id),
      await openPayment(services(), off.id),
      await openPayment(services(), transfer.id),
      await openPayment({ ...services(), payment: undefined }, over.id),
    ]
    expect(messages.map((answer) => (answer.ok ? 'open' : answer.message))).toMatchObject([
      expect.stringContaining('déjà payée'),
      expect.stringContaining('délai'),
      expect.stringContaining('annulée'),
      expect.stringContaining('pas par carte'),
      expect.stringContaining('pas ouvert'),
    ])
    expect(payment.checkouts.size).toBe(0)
  })
})

describe('a payment', () => {
  test('settles its order with invoice, letter and story', async () => {
    const order = await ordered(services(), [line(2)], toLyon)
    expect(await receiveAnnouncement(services(), paidBy(order, 3890))).toBe('done')
    const paid = await lookAt(order)
    expect(paid).toMatchObject({ stage: 'placed', money: 'paid', paidCents: 3890, expiresAt: undefined })
    expect(paid.events.map(({ act }) => act)).toEqual(['place', 'pay'])
    expect(await lettersOf(order)).toEqual(['paid', 'received', 'team-notice'])
    const [invoice] = paid.documents
    expect(
      await findDocument(services().database, { number: invoice?.number ?? '', orderId: order.id }),
    ).toMatchObject({
      kind: 'invoice',
      orderNumber: order.number,
      totalCents: 3890,
      buyer: { name: 'Camille Martin', address: ['12 rue du Stade', '69003 LYON'] },
      vat: { mention: 'TVA non applicable, art. 293 B du CGI' },
      mentions: ['Payée le 20\u00a0novembre 2026 par carte bancaire.'],
    })
    const asOfAnother = { number: invoice?.number ?? '', orderId: '00000000-0000-4000-8000-000000000000' }
    expect(await findDocument(services().database, asOfAnother)).toBeUndefined()
  })

  test('is dealt with once, by announcement and by the return of the buyer', async () => {
    const order = await ordered(services())
    await openPayment(services(), order.id)
    const [checkout] = payment.checkouts.values()
    if (checkout) checkout.state = 'paid'
    await readPaymentReturn(services(), order.secret)
    expect(await lookAt(order)).toMatchObject({ money: 'paid' })
    const told = paidBy(order, 1600, { payment: paymentOf(checkout?.id ?? ''), checkoutId: checkout?.id })
    expect(await receiveAnnouncement(services(), told)).toBe('nothing')
    expect(await receiveAnnouncement(services(), told)).toBe('nothing')
    expect(await receiveAnnouncement(services(), { ...told, id: 'other' })).toBe('nothing')
    expect((await lookAt(order)).documents).toHaveLength(1)
    expect((await lookAt(order)).events).toHaveLength(2)
  })

  test('announced many times at once is one', async () => {
    const order = await ordered(services())
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => receiveAnnouncement(services(), paidBy(order, 1600))),
    )
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect((await lookAt(order)).documents).toHaveLength(1)
  })

  test.each([
    ['other-amount', { amountCents: 1599 }],
    ['other-currency', { currency: 'usd' }],
  ])('of %s is held and told to the team', async (why, change) => {
    const order = await ordered(services())
    expect(await receiveAnnouncement(services(), paidBy(order, 1600, change))).toBe('done')
    expect(await lookAt(order)).toMatchObject({
      money: 'unpaid',
      documents: [],
      events: [{}, { act: 'hold-payment', facts: { why } }],
    })
    const second = { ...paidBy(order, 1600, change), id: `2-${order.id}`, payment: `2-${order.id}` }
    await receiveAnnouncement(services(), second)
    expect(await lettersOf(order)).toEqual(['money-held', 'money-held-2', 'received', 'team-notice'])
  })

  test('made twice is given back once', async () => {
    const order = await ordered(services())
    await receiveAnnouncement(services(), paidBy(order, 1600))
    const second = paidBy(order, 1600, { id: `again-${order.id}`, payment: `again-${order.id}` })
    await receiveAnnouncement(services(), second)
    expect(await lookAt(order)).toMatchObject({ money: 'paid', refunds: [{ cents: 1600, state: 'asked' }] })
    for (const job of await waitingJobs(services().database, 'refund_payment'))
      await refundPayment(services(), job)
    expect([...payment.refunds.values()]).toContainEqual({
      paymentId: `again-${order.id}`,
      amountCents: 1600,
    })
    expect((await lookAt(order)).refunds).toMatchObject([{ state: 'done' }])
    expect(await lookAt(order)).toMatchObject({ money: 'paid', refundedCents: 0 })
  })

  test('refunded before it is announced, failed after: any order ends the same', async () => {
    const order = await ordered(services())
    const { payment: id } = paidBy(order, 1600)
    const news = { at: new Date(), orderId: order.id, checkoutId: undefined, payment: id }
    await receiveAnnouncement(services(), {
      ...news,
      id: `r-${order.id}`,
      kind: 'refunded',
      refundedCents: 600,
    })
    await receiveAnnouncement(services(), paidBy(order, 1600))
    await receiveAnnouncement(services(), { ...news, id: `f-${order.id}`, kind: 'failed' })
    expect(await lookAt(order)).toMatchObject({
      money: 'partly-refunded',
      paidCents: 1600,
      refundedCents: 600,
    })
    expect(await lettersOf(order)).not.toContain('payment-failed')
  })

  test('that failed is told, once', async () => {
    const order = await ordered(services())
    const failed = {
      at: new Date(),
      orderId: order.id,
      checkoutId: undefined,
      kind: 'failed' as const,
      payment: 'p',
    }
    await receiveAnnouncement(services(), { ...failed, id: `f1-${order.id}` })
    await receiveAnnouncement(services(), { ...failed, id: `f2-${order.id}` })
    expect(await lettersOf(order)).toEqual(['payment-failed', 'received', 'team-notice'])
    expect(await lookAt(order)).toMatchObject({ stage: 'placed', money: 'unpaid' })
  })

  test('of an order that is not here is written down and told; one of another site is only written down', async () => {
    const { database } = services()
    const unknown = { id: '00000000-0000-4000-8000-00000000abcd' }
    expect(await receiveAnnouncement(services(), paidBy(unknown, 500))).toBe('done')
    expect(await receiveAnnouncement(services(), paidBy(unknown, 500))).toBe('nothing')
    const [kept] = await database
      .select()
      .from(payments)
      .where(eq(payments.id, `pay-${unknown.id}`))
    expect(kept).toMatchObject({ orderId: null, fate: 'held', receivedCents: 500 })
    expect(await waitingJobs(database, 'unknown_payment')).toEqual([{ id: `pay-${unknown.id}` }])
    const foreign = paidBy({ id: 'x' }, 500, { orderId: undefined })
    expect(await receiveAnnouncement(services(), foreign)).toBe('nothing')
    expect(await receiveAnnouncement(services(), paidBy({ id: "o'rder" }, 500))).toBe('done')
    expect(await database.$count(paymentAnnouncements)).toBeGreaterThan(2)
  })

  test('fifty at once leave no gap between invoices', async () => {
    await countPieces(services(), 60)
    const made = await Promise.all(Array.from({ length: 50 }, () => ordered(services())))
    const answers = await Promise.all(
      made.map((order) => receiveAnnouncement(services(), paidBy(order, 1600))),
    )
    expect(answers.every((answer) => answer === 'done')).toBe(true)
    await expectNoGap()
  })
})

describe('the team', () => {
  test('notes a transfer once, with its day and reference', async () => {
    const order = await ordered(services(), [line()], byTransfer)
    const seen = { number: order.number, ...team, reference: 'VIR 12', receivedOn: '2026-11-22' }
    const noted = at('2026-11-23T10:00:00Z')
    expect(await markPaid(services(), seen)).toMatchObject({
      ok: false,
      message: expect.stringContaining('jour'),
    })
    expect(await markPaid(noted, seen)).toMatchObject({ ok: true, order: { money: 'paid' } })
    expect(await markPaid(noted, seen)).toMatchObject({
      ok: false,
      message: 'Cette commande est déjà payée.',
    })
    const { documents: issued, events } = await lookAt(order)
    expect(events.at(-1)).toMatchObject({
      act: 'pay',
      actor: 'team',
      author: 'essai',
      facts: { reference: 'VIR 12' },
    })
    const [invoice] = issued
    expect(await findDocument(services().database, { number: invoice?.number ?? '' })).toMatchObject({
      settledOn: '2026-11-22',
      issuedOn: '2026-11-23',
    })
    await expectNoGap()
  })

  test('notes no card, no unknown order, no order that is called off', async () => {
    const card = await ordered(services())
    const off = await ordered(services(), [line()], byTransfer)
    await cancelOrder(services(), { number: off.number, ...team })
    for (const number of [card.number, off.number, '2020-0001', 'x'])
      expect(await markPaid(services(), { number, ...team })).toMatchObject({ ok: false })
  })
})

describe('the end of a reservation', () => {
  test('gives the pieces back and ends the checkout', async () => {
    const order = await ordered(services(), [line(3)])
    await openPayment(services(), order.id)
    expect(await expireOrders(services())).toBe(0)
    await expireOrders(later())
    expect(await lookAt(order)).toMatchObject({ stage: 'expired', money: 'unpaid' })
    expect([...payment.checkouts.values()]).toMatchObject([{ state: 'expired' }])
    expect(await lettersOf(order)).toContain('expired')
    expect(await piecesLeft(services())).toBe(10)
    expect(await expireOrders(later())).toBe(0)
  })

  test('comes after ten days for a transfer, never on site', async () => {
    const transfer = await ordered(services(), [line()], byTransfer)
    const onSite = await ordered(services(), [line()], { ...toTraining, means: 'sur-place' })
    await expireOrders(at('2026-11-30T09:59:00Z'))
    expect((await lookAt(transfer)).stage).toBe('placed')
    await expireOrders(at('2026-11-30T10:00:00Z'))
    expect((await lookAt(transfer)).stage).toBe('expired')
    await expireOrders(at('2027-11-30T10:00:00Z'))
    expect((await lookAt(onSite)).stage).toBe('placed')
  })

  test('finds that it was paid meanwhile, and settles', async () => {
    const order = await ordered(services())
    await openPayment(services(), order.id)
    for (const checkout of payment.checkouts.values()) checkout.state = 'paid'
    await expireOrders(later())
    expect(await lookAt(order)).toMatchObject({ stage: 'placed', money: 'paid' })
    expect((await lookAt(order)).documents).toHaveLength(1)
  })

  test('waits while the service is away, but not for ever', async () => {
    const order = await ordered(services())
    await openPayment(services(), order.id)
    payment.trouble = 'unreachable'
    await expireOrders(later())
    expect((await lookAt(order)).stage).toBe('placed')
    await expireOrders(at('2026-11-20T11:31:00Z'))
    expect((await lookAt(order)).stage).toBe('expired')
  })

  test('ends a checkout whose answer was lost', async () => {
    const order = await ordered(services())
    const lost: PaymentProvider = {
      ...payment,
      openCheckout: async (request) => {
        await payment.openCheckout(request)
        return { ok: false, why: 'unreachable', message: 'The answer was lost.' }
      },
    }
    await openPayment(at('2026-11-20T10:00:00Z', lost), order.id)
    await expireOrders(later())
    expect([...payment.checkouts.values()]).toMatchObject([{ state: 'expired' }])
    expect((await lookAt(order)).stage).toBe('expired')
  })

  test('and a payment too late: the order lives again while there is stock', async () => {
    const order = await ordered(services(), [line(4)])
    await expireOrders(later())
    await receiveAnnouncement(later(), paidBy(order, 6400))
    expect(await lookAt(order)).toMatchObject({ stage: 'placed', money: 'paid' })
    expect((await lookAt(order)).events.map(({ act }) => act)).toEqual(['place', 'expire', 'revive', 'pay'])
    expect(await piecesLeft(services())).toBe(6)
  })

  test('and a payment too late: it is given back when the pieces are gone', async () => {
    const order = await ordered(services(), [line(4)])
    await expireOrders(later())
    await countPieces(services(), 3)
    await receiveAnnouncement(later(), paidBy(order, 6400))
    expect(await lookAt(order)).toMatchObject({
      stage: 'expired',
      money: 'unpaid',
      refunds: [{ cents: 6400 }],
    })
    expect(await lettersOf(order)).toContain('given-back')
    expect(await piecesLeft(services())).toBe(3)
  })

  test('racing with a payment never loses either', async () => {
    for (let round = 0; round < 6; round++) {
      const order = await ordered(services())
      await Promise.all([expireOrders(later()), receiveAnnouncement(later(), paidBy(order, 1600))])
      expect(await lookAt(order)).toMatchObject({ stage: 'placed', money: 'paid' })
    }
    expect(await piecesLeft(services())).toBe(4)
  })

  test('is announced to who pays by transfer, after three days and seven', async () => {
    const order = await ordered(services(), [line()], byTransfer)
    await remindUnpaid(at('2026-11-23T09:59:00Z'))
    expect(await lettersOf(order)).toEqual(['received', 'team-notice'])
    for (const day of ['23', '24', '27', '28']) await remindUnpaid(at(`2026-11-${day}T10:00:00Z`))
    expect(await lettersOf(order)).toEqual(['received', 'reminder-1', 'reminder-2', 'team-notice'])
  })
})

describe('an order that is given up', () => {
  test('by its buyer frees its pieces and ends its checkout, once', async () => {
    const order = await ordered(services(), [line(2)])
    await openPayment(services(), order.id)
    expect(await abandonOrder(services(), order.secret)).toMatchObject({
      ok: true,
      order: { stage: 'cancelled' },
    })
    expect(await abandonOrder(services(), order.secret)).toMatchObject({ ok: false })
    expect(await piecesLeft(services())).toBe(10)
    const jobs = await waitingJobs(services().database, 'end_checkouts')
    await endCheckoutsLater(services(), jobs.at(-1))
    expect([...payment.checkouts.values()]).toMatchObject([{ state: 'expired' }])
  })

  test('and is paid all the same has its money given back', async () => {
    const order = await ordered(services())
    await openPayment(services(), order.id)
    await abandonOrder(services(), order.secret)
    for (const checkout of payment.checkouts.values()) checkout.state = 'paid'
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
    await receiveAnnouncement(services(), paidBy(order, 1600))
    expect(await abandonOrder(services(), order.secret)).toMatchObject({
      ok: false,
      message: 'Cette commande est déjà payée.',
    })
    expect(await services().database.$count(refunds, eq(refunds.orderId, order.id))).toBe(0)
  })
})
