import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSiteContent } from '#content/site-content.ts'
import { documents, orders, orderWithdrawals, outgoingMails, payments } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { countPieces, line, ordered, piecesLeft, toLyon, toTraining } from '#test/orders.ts'
import { paidBy, paymentsInMemory, waitingJobs } from '#test/paid-orders.ts'
import { standingClock } from '../../outside/clock.ts'
import { fileDeclaration } from '../declarations/store.server.ts'
import { orderStatuses, statusOf } from './status.ts'
import type { OrderStatus } from './status.ts'
import {
  cancelOrder,
  findDocument,
  findOrderByNumber,
  listOrders,
  makeOrderReady,
  markPaid,
  markRefunded,
  prepareOrder,
  purgeOrders,
  receiveAnnouncement,
  receiveOrder,
  refundOrder,
  refundPayment,
  retryRefunds,
  sendOrder,
  writeOrderLetter,
} from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T10:00:00Z') })
let payment = paymentsInMemory()
const at = (now: string) => ({
  database: held.connection.database,
  content,
  clock: standingClock(now),
  siteUrl: 'https://club.exemple.fr',
  isProduction: false,
  payment,
  logger: { error: () => undefined },
})
const services = () => at('2026-11-20T10:00:00Z')
const nextWeek = () => at('2026-11-27T10:00:00Z')
const cap = { identifier: 'bonnet-ondes', variant: 'bleu-bassin' }
const team = { author: 'essai' }

beforeEach(async () => {
  payment = paymentsInMemory()
  await countPieces(services(), 10)
})

/** Two bottles and a cap sent to Lyon, paid by card. */
async function paidOrder() {
  await countPieces(services(), 10, cap)
  const order = await ordered(services(), [line(2), line(1, cap)], toLyon)
  const { totalCents } = await lookAt(order)
  await receiveAnnouncement(services(), paidBy(order, totalCents))
  return lookAt(order)
}

async function lookAt({ number }: { number: string }) {
  const order = await findOrderByNumber(services(), number)
  if (!order) throw new Error('no such order')
  return order
}

async function giveBackNow(): Promise<void> {
  for (const job of await waitingJobs(services().database, 'refund_payment'))
    await refundPayment(services(), job)
}

describe('the way of an order', () => {
  test('to an address: prepared, sent, received', async () => {
    const { number } = await paidOrder()
    const act = { number, ...team }
    expect(await prepareOrder(services(), act)).toMatchObject({ ok: true, order: { stage: 'preparing' } })
    expect(await makeOrderReady(services(), act)).toMatchObject({ ok: false })
    expect(await sendOrder(services(), { ...act, trackingNumber: '<b>' })).toMatchObject({ ok: false })
    expect(await sendOrder(services(), { ...act, trackingNumber: ' 6A 123 ' })).toMatchObject({
      ok: true,
      order: { stage: 'sent', trackingNumber: '6A 123' },
    })
    expect(await sendOrder(services(), act)).toMatchObject({ ok: false })
    expect(await receiveOrder(nextWeek(), { ...act, on: '2026-11-28' })).toMatchObject({ ok: false })
    expect(await receiveOrder(nextWeek(), { ...act, on: '2026-11-25' })).toMatchObject({
      ok: true,
      order: { stage: 'received', receivedOn: '2026-11-25' },
    })
    expect(await cancelOrder(services(), act)).toMatchObject({ ok: false })
  })

  test('at training: ready before it is paid, received once it is', async () => {
    const { number } = await ordered(services(), [line()], { ...toTraining, means: 'sur-place' })
    const act = { number, ...team }
    expect(await makeOrderReady(services(), act)).toMatchObject({ ok: true })
    expect(await receiveOrder(services(), act)).toMatchObject({
      ok: false,
      message: expect.stringContaining('pas encore payée'),
    })
    expect(await markPaid(services(), act)).toMatchObject({ ok: true })
    expect(await receiveOrder(services(), act)).toMatchObject({
      ok: true,
      order: { receivedOn: '2026-11-20' },
    })
  })

  test('is nobody’s without a number or an author', async () => {
    for (const number of ['2020-0001', '', 'x'])
      expect(await sendOrder(services(), { number, ...team })).toMatchObject({ ok: false })
    const { number } = await paidOrder()
    await expect(sendOrder(services(), { number, author: 'Camille Martin' })).rejects.toThrow()
  })

  test('that is called off gives pieces and money back, once', async () => {
    const { number, totalCents } = await paidOrder()
    const answers = await Promise.all([1, 2, 3].map(() => cancelOrder(services(), { number, ...team })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const order = await lookAt({ number })
    expect(order).toMatchObject({ stage: 'cancelled', refunds: [{ cents: totalCents, state: 'asked' }] })
    expect(order.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
    expect(await piecesLeft(services())).toBe(10)
    await giveBackNow()
    expect(await lookAt({ number })).toMatchObject({ money: 'refunded', refundedCents: totalCents })
  })
})

describe('a refund', () => {
  const wish = { ...team, reason: 'withdrawal' as const, restock: true }

  test('of one piece, then of the rest, with the delivery at the end', async () => {
    const { number, totalCents } = await paidOrder()
    expect(
      await refundOrder(services(), { ...wish, number, lines: [{ id: '1', quantity: 1 }] }),
    ).toMatchObject({
      ok: true,
      order: { refunds: [{ cents: 1600, state: 'asked', document: expect.stringMatching(/^AV-/) }] },
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
    const { number } = await ordered(services(), [line(2)], { ...toLyon, means: 'virement' })
    await markPaid(services(), { number, ...team })
    await refundOrder(services(), { ...wish, number, lines: [{ id: '1', quantity: 1 }] })
    expect(await lookAt({ number })).toMatchObject({ refunds: [{ state: 'due' }], refundedCents: 0 })
    expect(await markRefunded(services(), { number })).toMatchObject({
      ok: true,
      order: { refundedCents: 1600, refunds: [{ state: 'done' }] },
    })
    expect(await markRefunded(services(), { number })).toMatchObject({ ok: false })
  })

  test('is asked of the service until it answers, and made once', async () => {
    const { number } = await paidOrder()
    await refundOrder(services(), { ...wish, number, lines: [{ id: '1', quantity: 1 }] })
    payment.trouble = 'unreachable'
    const job = (await waitingJobs(services().database, 'refund_payment')).at(-1)
    await expect(refundPayment(services(), job)).rejects.toThrow()
    payment.trouble = 'refused'
    await refundPayment(services(), job)
    expect((await lookAt({ number })).refunds).toMatchObject([{ state: 'failed' }])
    payment.trouble = undefined
    expect(await retryRefunds(services().database)).toBeGreaterThan(0)
    await Promise.all([refundPayment(services(), job), refundPayment(services(), job)])
    expect(await lookAt({ number })).toMatchObject({ refundedCents: 1600, refunds: [{ state: 'done' }] })
    expect(payment.refunds.size).toBe(1)
  })
})

describe('a withdrawal', () => {
  const declared = { kind: 'withdrawal' as const, firstName: 'Camille', lastName: 'Martin' }

  test.each([
    ['its number', (number: string) => number, 'ATHLETE@exemple.fr', 1],
    [
      'its number in a sentence',
      (number: string) => `ma commande n° ${number.replace('-', ' ')}, merci`,
      'athlete@exemple.fr',
      1,
    ],
    ['somebody else’s address', (number: string) => number, 'autre@exemple.fr', 0],
    ['no number', () => 'mon maillot', 'athlete@exemple.fr', 0],
  ])('with %s finds its order, or is silent', async (_, contractOf, email, found) => {
    const { id, number } = await paidOrder()
    const filed = await fileDeclaration(services(), { ...declared, contract: contractOf(number), email })
    expect(filed.reference).toMatch(/^RT-/)
    const links = await services()
      .database.select()
      .from(orderWithdrawals)
      .where(eq(orderWithdrawals.orderId, id))
    expect(links).toHaveLength(found)
    const order = await lookAt({ number })
    expect(order.withdrawals).toHaveLength(found)
    expect(order.events.filter(({ act }) => act === 'withdraw')).toHaveLength(found)
  })
})

describe('the list', () => {
  test('finds orders by words and by the status each of them shows', async () => {
    await paidOrder()
    const { orders, total } = await listOrders(services().database, { page: 1, perPage: 500 })
    expect(total).toBe(orders.length)
    const byStatus = Map.groupBy(orders, statusOf)
    for (const status of Object.keys(orderStatuses) as OrderStatus[]) {
      const found = await listOrders(services().database, { status, page: 1, perPage: 500 })
      expect(found.orders.map(({ number }) => number)).toEqual(
        (byStatus.get(status) ?? []).map(({ number }) => number),
      )
    }
    const [last] = orders
    expect(
      await listOrders(services().database, { search: last?.number ?? '', page: 1, perPage: 5 }),
    ).toMatchObject({ total: 1 })
    expect(
      await listOrders(services().database, { search: 'mártin camille', page: 2, perPage: 1 }),
    ).toMatchObject({ total, orders: [{}] })
    expect(await listOrders(services().database, { search: 'personne', page: 1, perPage: 5 })).toEqual({
      orders: [],
      total: 0,
    })
  })
})

describe('letters', () => {
  test('are written once from the order, with its documents', async () => {
    const { database } = services()
    const { id, documents: issued } = await paidOrder()
    const payload = { orderId: id, letter: 'paid' }
    const before = await database.$count(outgoingMails)
    await Promise.all([writeOrderLetter(services(), payload), writeOrderLetter(services(), payload)])
    await writeOrderLetter(services(), { orderId: id, letter: 'expired' })
    expect(await database.$count(outgoingMails)).toBe(before + 1)
    const mails = await database.select().from(outgoingMails)
    expect(mails.at(-1)).toMatchObject({ template: 'order-paid', documents: [issued[0]?.number] })
    await writeOrderLetter(services(), { orderId: id, letter: 'received' })
    const received = (await database.select().from(outgoingMails)).find(
      ({ template }) => template === 'order-received',
    )
    expect(received?.text).toContain('Formulaire de rétractation')
  })
})

test('orders forget whose they were after five years, documents go after ten', async () => {
  const { database } = services()
  const old = await paidOrder()
  const young = await paidOrder()
  await database.transaction(async (transaction) => {
    // Past the triggers, which would not let an order change its day.
    await transaction.execute(sql`SET LOCAL session_replication_role = replica`)
    const longAgo = new Date('2014-03-01T10:00:00Z')
    await transaction.update(orders).set({ placedAt: longAgo }).where(eq(orders.id, old.id))
    await transaction.update(documents).set({ issuedAt: longAgo }).where(eq(documents.orderId, old.id))
  })
  expect(await purgeOrders({ database, clock: { now: () => new Date() } })).toEqual({
    forgotten: 1,
    documents: 1,
  })
  expect(await lookAt(old)).toMatchObject({ email: '', firstName: '', money: 'paid', documents: [] })
  expect(await lookAt(young)).toMatchObject({ email: 'athlete@exemple.fr', documents: [{}] })
  expect(await database.$count(payments, eq(payments.orderId, old.id))).toBe(1)
  expect((await database.select().from(documents).orderBy(asc(documents.rank))).length).toBeGreaterThan(0)
})
