import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAlarms, paymentKey, readAlarm } from '#app/domain/alarms/store.server.ts'
import { documents, outgoingMails, paymentEvents, payments } from '#db/schema/index.ts'
import { paidBy, paymentOf, waitingJobs } from '#test/orders/payments.ts'
import { countPieces, line, ordered, toLyon } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import {
  cancelOrder,
  findDocument,
  markPaid,
  openCardPayment,
  readPaymentReturn,
  receivePaymentEvent,
  refundPayment,
  writeOrderEmail,
} from '../store.server.ts'
import { endKeyRefused, tellKeyRefused } from './key-refused-store.server.ts'

const { at, services, payment, lookAt, emailsOf } = await openOrderShop()
const byTransfer = { ...toLyon, paymentMethod: 'transfer' as const }

/** Every number there is, in the order of its place, is the one after the last. */
async function expectNoGap() {
  const rows = await services().database.select().from(documents).orderBy(asc(documents.rank))
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1))
}

describe('a payment', () => {
  test('settles its order with invoice, email and story', async () => {
    const order = await ordered(services(), [line(2)], toLyon)
    const toldLate = at('2026-11-21T10:00:00Z')
    expect(await receivePaymentEvent(toldLate, paidBy(order, 3890))).toBe('done')
    const paid = await lookAt(order)
    expect(paid).toMatchObject({ stage: 'placed', money: 'paid', paidCents: 3890, expiresAt: undefined })
    expect(paid.events.map(({ act }) => act)).toEqual(['place', 'pay'])
    expect(await emailsOf(order)).toEqual(['paid', 'received', 'team-notice'])
    const [invoice] = paid.documents
    expect(
      await findDocument(services().database, { number: invoice?.number ?? '', orderId: order.id }),
    ).toMatchObject({
      kind: 'invoice',
      orderNumber: order.number,
      issuedOn: '2026-11-21',
      totalCents: 3890,
      buyer: { name: 'Camille Martin', address: ['12 rue du Stade', '69003 LYON'] },
      vat: { mention: 'TVA non applicable, art. 293 B du CGI' },
      mentions: ['Payée le 20\u00a0novembre 2026 par carte bancaire.'],
    })
    const billing = { street: '1 place du Marché', line2: undefined, postcode: '69001', city: 'Lyon' }
    const gift = await ordered(services(), [line()], { ...toLyon, billing })
    await receivePaymentEvent(services(), paidBy(gift, 2290))
    const [billed] = (await lookAt(gift)).documents
    expect(await findDocument(services().database, { number: billed?.number ?? '' })).toMatchObject({
      buyer: { address: ['1 place du Marché', '69001 LYON'] },
    })
    const asOfAnother = { number: invoice?.number ?? '', orderId: '00000000-0000-4000-8000-000000000000' }
    expect(await findDocument(services().database, asOfAnother)).toBeUndefined()
  })

  test('is dealt with once, by announcement and by the return of the buyer', async () => {
    const order = await ordered(services())
    await openCardPayment(services(), order.id)
    const [checkout] = payment().checkouts.values()
    if (checkout) checkout.state = 'paid'
    await readPaymentReturn(services(), 'a secret of no order')
    await readPaymentReturn({ ...services(), payment: undefined }, order.secret)
    expect(await lookAt(order)).toMatchObject({ money: 'unpaid' })
    await readPaymentReturn(services(), order.secret)
    expect(await lookAt(order)).toMatchObject({ money: 'paid' })
    const told = paidBy(order, 1600, { payment: paymentOf(checkout?.id ?? ''), checkoutId: checkout?.id })
    expect(await receivePaymentEvent(services(), told)).toBe('nothing')
    expect(await receivePaymentEvent(services(), told)).toBe('nothing')
    expect(await receivePaymentEvent(services(), { ...told, id: 'other' })).toBe('nothing')
    expect((await lookAt(order)).documents).toHaveLength(1)
    expect((await lookAt(order)).events).toHaveLength(2)
  })

  test('announced many times at once is one', async () => {
    const order = await ordered(services())
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => receivePaymentEvent(services(), paidBy(order, 1600))),
    )
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect((await lookAt(order)).documents).toHaveLength(1)
  })

  test.each([
    ['other-amount', { amountCents: 1599 }],
    ['other-currency', { currency: 'usd' }],
  ])('of %s is held and told to the team', async (why, change) => {
    const order = await ordered(services())
    expect(await receivePaymentEvent(services(), paidBy(order, 1600, change))).toBe('done')
    expect(await lookAt(order)).toMatchObject({
      money: 'unpaid',
      documents: [],
      events: [{}, { act: 'hold-payment', facts: { why } }],
    })
    const second = { ...paidBy(order, 1600, change), id: `2-${order.id}`, payment: `2-${order.id}` }
    await receivePaymentEvent(services(), second)
    expect(await emailsOf(order)).toEqual(['money-held', 'money-held-2', 'received'])
  })

  test('made twice is given back once', async () => {
    const order = await ordered(services())
    await receivePaymentEvent(services(), paidBy(order, 1600))
    const second = paidBy(order, 1600, { id: `again-${order.id}`, payment: `again-${order.id}` })
    await receivePaymentEvent(services(), second)
    expect(await lookAt(order)).toMatchObject({
      money: 'paid',
      refunds: [{ cents: 1600, state: 'requested' }],
    })
    for (const job of await waitingJobs(services().database, 'refund_payment'))
      await refundPayment(services(), job)
    expect([...payment().refunds.values()]).toContainEqual({
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
    await receivePaymentEvent(services(), {
      ...news,
      id: `r-${order.id}`,
      kind: 'refunded',
      refundedCents: 600,
    })
    await receivePaymentEvent(services(), paidBy(order, 1600))
    await receivePaymentEvent(services(), { ...news, id: `f-${order.id}`, kind: 'failed' })
    expect(await lookAt(order)).toMatchObject({
      money: 'partly-refunded',
      paidCents: 1600,
      refundedCents: 600,
    })
    expect(await emailsOf(order)).not.toContain('payment-failed')
  })

  test('that failed is told once, to who has not paid ten minutes later', async () => {
    const order = await ordered(services())
    const failed = {
      at: new Date(),
      orderId: order.id,
      checkoutId: undefined,
      kind: 'failed' as const,
      payment: 'p',
    }
    await receivePaymentEvent(services(), { ...failed, id: `f1-${order.id}` })
    await receivePaymentEvent(services(), { ...failed, id: `f2-${order.id}` })
    expect(await emailsOf(order)).toEqual(['payment-failed', 'received'])
    const { rows } = await services().database.execute(sql`
      SELECT run_at - now() > interval '9 minutes' AS "isLater" FROM graphile_worker.jobs
      WHERE key = ${`email-${order.id}-payment-failed`}`)
    expect(rows).toEqual([{ isLater: true }])
    const before = await services().database.$count(outgoingMails)
    await receivePaymentEvent(services(), paidBy(order, 1600))
    await writeOrderEmail(services(), { orderId: order.id, email: 'payment-failed' })
    expect(await services().database.$count(outgoingMails)).toBe(before)
  })

  test('is told to the team once it is one, and not before', async () => {
    const order = await ordered(services())
    expect(await emailsOf(order)).toEqual(['received'])
    await receivePaymentEvent(services(), paidBy(order, 1600))
    expect(await emailsOf(order)).toEqual(['paid', 'received', 'team-notice'])
  })

  test('of an order that is not here is written down and told; one of another site is only written down', async () => {
    const { database } = services()
    const unknown = { id: '00000000-0000-4000-8000-00000000abcd' }
    expect(await receivePaymentEvent(services(), paidBy(unknown, 500))).toBe('done')
    expect(await receivePaymentEvent(services(), paidBy(unknown, 500))).toBe('nothing')
    const [kept] = await database
      .select()
      .from(payments)
      .where(eq(payments.id, `pay-${unknown.id}`))
    expect(kept).toMatchObject({ orderId: null, outcome: 'held', receivedCents: 500 })
    expect(await waitingJobs(database, 'unknown_payment')).toEqual([{ id: `pay-${unknown.id}` }])
    const news = { at: new Date(), orderId: unknown.id, checkoutId: undefined, payment: `pay-${unknown.id}` }
    await receivePaymentEvent(services(), { ...news, id: 'back', kind: 'refunded', refundedCents: 500 })
    const [back] = await database.select().from(payments).where(eq(payments.id, news.payment))
    expect(back).toMatchObject({ orderId: null, outcome: 'held', refundedCents: 500 })
    const foreign = paidBy({ id: 'x' }, 500, { orderId: undefined })
    expect(await receivePaymentEvent(services(), foreign)).toBe('nothing')
    expect(await receivePaymentEvent(services(), paidBy({ id: "o'rder" }, 500))).toBe('done')
    expect(await database.$count(paymentEvents)).toBeGreaterThan(2)
  })

  test('fifty at once leave no gap between invoices', async () => {
    await countPieces(services(), 60)
    const made = await Promise.all(Array.from({ length: 50 }, () => ordered(services())))
    const answers = await Promise.all(
      made.map((order) => receivePaymentEvent(services(), paidBy(order, 1600))),
    )
    expect(answers.every((answer) => answer === 'done')).toBe(true)
    await expectNoGap()
  })
})

describe('the team', () => {
  test('notes a transfer once, with its day and reference', async () => {
    const order = await ordered(services(), [line()], byTransfer)
    const other = await ordered(services(), [line()], byTransfer)
    const seen = { number: order.number, ...team, reference: 'VIR INST de M. Jean MARTIN 2026-12' }
    const noted = at('2026-11-23T10:00:00Z')
    expect(await markPaid(noted, seen)).toMatchObject({ ok: true, order: { money: 'paid' } })
    expect(await markPaid(noted, seen)).toMatchObject({
      ok: false,
      message: 'Déjà notée comme payée par la commande du site, à 11\u00a0h.',
    })
    for (const on of ['2026-11-19', '2026-11-24', '2026-02-31'])
      expect(await markPaid(noted, { ...seen, number: other.number, on })).toMatchObject({ ok: false })
    expect(await markPaid(noted, { ...seen, number: other.number, on: '2026-11-21' })).toMatchObject({
      ok: true,
    })
    const invoiceOf = async ({ number }: { number: string }) =>
      findDocument(services().database, { number: (await lookAt({ number })).documents[0]?.number ?? '' })
    expect(await invoiceOf(other)).toMatchObject({ settledOn: '2026-11-21', issuedOn: '2026-11-23' })
    const { documents: issued, events } = await lookAt(order)
    expect(events.at(-1)).toMatchObject({
      act: 'pay',
      actor: 'team',
      author: 'essai',
      // Events are never changed: nobody's name may be in them.
      facts: { reference: '2026-12' },
    })
    const [invoice] = issued
    expect(await findDocument(services().database, { number: invoice?.number ?? '' })).toMatchObject({
      settledOn: '2026-11-23',
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
    expect(await lookAt(off)).toMatchObject({ refunds: [], events: [{}, { act: 'cancel' }] })
  })
})

test('a key that the service refuses is told to the team once a day, and kept until it is taken', async () => {
  const told = () =>
    services().database.$count(outgoingMails, eq(outgoingMails.template, 'payment-key-refused'))
  await Promise.all([tellKeyRefused(services()), tellKeyRefused(services())])
  await tellKeyRefused(at('2026-11-21T09:59:00Z'))
  expect(await told()).toBe(1)
  await tellKeyRefused(at('2026-11-21T10:01:00Z'))
  expect(await told()).toBe(2)
  const { database } = services()
  expect(await readAlarm(database, paymentKey)).toEqual(services().clock.now())
  expect(await listAlarms(services())).toEqual([])
  await endKeyRefused(services())
  expect(await readAlarm(database, paymentKey)).toBeUndefined()
})
