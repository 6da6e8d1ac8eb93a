import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { auditLog, members, orderEmails, outgoingMails } from '#db/schema/index.ts'
import { paidBy, waitingJobs } from '#test/orders/payments.ts'
import { line, ordered, piecesLeft, toTraining } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import {
  cancelOrder,
  handOverOrder,
  listOrders,
  makeOrderReady,
  markPaid,
  prepareOrder,
  receiveOrder,
  receivePaymentEvent,
  refundPayment,
  retryOrderEmails,
  sendOrder,
  writeOrderEmail,
} from './store.server.ts'

const { at, services, lookAt, paidOrder, emailsOf } = await openOrderShop()
const nextWeek = () => at('2026-11-27T10:00:00Z')

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
    expect(await sendOrder(services(), { ...act, carrier: 'pigeon' })).toMatchObject({ ok: false })
    expect(
      await sendOrder(services(), { ...act, carrier: 'colissimo', trackingNumber: ' 6A 123 ' }),
    ).toMatchObject({
      ok: true,
      order: { stage: 'sent', carrier: 'colissimo', trackingNumber: '6A 123' },
    })
    expect(await sendOrder(services(), act)).toMatchObject({ ok: false })
    for (const on of ['2026-11-28', '2025-11-25', '2026-11-19', '2026-02-31', 'hier'])
      expect(await receiveOrder(nextWeek(), { ...act, on })).toMatchObject({ ok: false })
    expect(await receiveOrder(nextWeek(), { ...act, on: '2026-11-25' })).toMatchObject({
      ok: true,
      order: { stage: 'received', receivedOn: '2026-11-25' },
    })
    expect(await cancelOrder(services(), act)).toMatchObject({ ok: false })
  })

  test('a day of reception that was wrong is corrected, and told again', async () => {
    const { id, number } = await paidOrder()
    const act = { number, ...team }
    await sendOrder(services(), act)
    await receiveOrder(nextWeek(), { ...act, on: '2026-11-21' })
    for (const on of [undefined, '2026-11-21', '2025-11-21'])
      expect(await receiveOrder(nextWeek(), { ...act, on })).toMatchObject({ ok: false })
    expect(await receiveOrder(nextWeek(), { ...act, on: '2026-11-24' })).toMatchObject({
      ok: true,
      order: { stage: 'received', receivedOn: '2026-11-24' },
    })
    expect(await emailsOf({ id })).toEqual(expect.arrayContaining(['delivered', 'delivered-2']))
    await writeOrderEmail(nextWeek(), { orderId: id, email: 'delivered-2' })
    const mails = await services().database.select().from(outgoingMails)
    expect(mails.at(-1)?.text).toMatch(
      /livrée le mardi\s24\snovembre\s2026[\s\S]*jusqu’au mardi\s8\sdécembre\s2026/,
    )
    await receiveOrder(nextWeek(), { ...act, on: '2026-11-23' })
    expect(await emailsOf({ id })).toContain('delivered-3')
  })

  test('at training: ready before it is paid, received once it is', async () => {
    const { number } = await ordered(services(), [line()], { ...toTraining, paymentMethod: 'on_site' })
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

  test('handed over at training: paid on site by the same press, once on two telephones', async () => {
    const { number } = await ordered(services(), [line()], { ...toTraining, paymentMethod: 'on_site' })
    const act = { number, ...team }
    expect(await handOverOrder(services(), act)).toMatchObject({ ok: false })
    await makeOrderReady(services(), act)
    const answers = await Promise.all([handOverOrder(services(), act), handOverOrder(services(), act)])
    expect(answers.filter(({ ok }) => ok)).toMatchObject([
      { order: { stage: 'received', money: 'paid', receivedOn: '2026-11-20' } },
    ])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      message: 'Déjà remise par la commande du site, à 11\u00a0h.',
    })
    expect((await lookAt({ number })).documents).toHaveLength(1)
    const lines = await services().database.select().from(auditLog)
    expect(lines.filter(({ subjectName }) => subjectName === `Commande ${number}`)).toMatchObject([
      { action: 'order.makeReady' },
      { action: 'order.pay' },
      { action: 'order.receive' },
    ])
    const { number: unpaid } = await ordered(services(), [line()], {
      ...toTraining,
      paymentMethod: 'transfer',
    })
    expect(await handOverOrder(services(), { number: unpaid, ...team })).toMatchObject({ ok: false })
  })

  test('what was done before is told with who did it, and when', async () => {
    const { number } = await paidOrder()
    const [one] = await services()
      .database.insert(members)
      .values({
        userId: randomUUID(),
        role: 'admin',
        status: 'active',
        email: 'c@club.example',
        firstName: 'Camille',
        lastName: 'Roux',
        updatedAt: new Date(),
      })
      .returning()
    const act = { number, author: one?.userId ?? '' }
    await sendOrder(services(), act)
    expect(await sendOrder(nextWeek(), { number, ...team })).toEqual({
      ok: false,
      message: expect.stringMatching(/^Déjà expédiée par Camille Roux, le 20\snovembre\s2026 à 11\sh\.$/),
    })
    expect(await markPaid(services(), act)).toMatchObject({
      message: expect.stringContaining('Déjà notée comme payée'),
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
    expect(order).toMatchObject({ stage: 'cancelled', refunds: [{ cents: totalCents, state: 'requested' }] })
    expect(order.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
    expect(await piecesLeft(services())).toBe(10)
    await giveBackNow()
    expect(await lookAt({ number })).toMatchObject({ money: 'refunded', refundedCents: totalCents })
  })
})

describe('the list', () => {
  test('counts as paid what settles the order, not what is held', async () => {
    const { id, number } = await ordered(services())
    await receivePaymentEvent(services(), paidBy({ id }, 1))
    const { orders } = await listOrders(services().database, { search: number, page: 1, perPage: 1 })
    expect(orders).toMatchObject([{ number, money: 'unpaid' }])
  })

  test('finds orders by words', async () => {
    await paidOrder()
    const { orders, total } = await listOrders(services().database, { page: 1, perPage: 500 })
    expect(total).toBe(orders.length)
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

describe('emails', () => {
  test('are written once from the order, with its documents', async () => {
    const { database } = services()
    const { id, documents: issued } = await paidOrder()
    const other = await paidOrder()
    const payload = { orderId: id, email: 'paid' }
    const before = await database.$count(outgoingMails)
    await Promise.all([writeOrderEmail(services(), payload), writeOrderEmail(services(), payload)])
    await writeOrderEmail(services(), { orderId: id, email: 'expired' })
    expect(await database.$count(outgoingMails)).toBe(before + 1)
    const mails = await database.select().from(outgoingMails)
    expect(mails.at(-1)).toMatchObject({ template: 'order-paid', documents: [issued[0]?.number] })
    await writeOrderEmail(services(), { ...payload, orderId: other.id })
    expect(await database.$count(outgoingMails)).toBe(before + 2)
    expect(await retryOrderEmails(services())).toBe(0)
    expect(await retryOrderEmails(nextWeek())).toBeGreaterThan(1)
    await writeOrderEmail(services(), { orderId: id, email: 'received' })
    const received = (await database.select().from(outgoingMails)).find(
      ({ template }) => template === 'order-received',
    )
    expect(received?.text).toContain('Formulaire de rétractation')
  })

  test('that cannot be written are one job each, however many nights they wait', async () => {
    const { id } = await paidOrder()
    const unwritten = await services().database.$count(orderEmails, eq(orderEmails.orderId, id))
    await retryOrderEmails(nextWeek())
    await retryOrderEmails(nextWeek())
    const jobs = await waitingJobs(services().database, 'order_email')
    expect(jobs.filter((job) => JSON.stringify(job).includes(id))).toHaveLength(unwritten)
  })
})
