import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addVariant } from '#app/domain/cart/store.server.ts'
import { makeCollective, moveClosing } from '#app/domain/shop/store.server.ts'
import { outgoingMails, refunds } from '#db/schema/index.ts'
import { paidBy } from '#test/orders/payments.ts'
import { countPieces, line, ordered, orderNow, piecesLeft, toTraining } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import {
  callOffCollective,
  cancelOrder,
  collectiveBuyers,
  endCollectives,
  exchangePieces,
  findCollective,
  handOverOrder,
  listCollectives,
  listHandOver,
  listOfficeOrders,
  makeOrderReady,
  readOrdersToDo,
  receivePaymentEvent,
  refundOrder,
  toProduce,
} from '../store.server.ts'

const { at, services, lookAt } = await openOrderShop()
const before = () => at('2026-11-20T09:00:00Z')
const closing = '2026-11-20T10:30:00Z'
const closed = () => at(closing)
const actor = { id: randomUUID(), name: 'Coach Essai' }
const transfer = { ...toTraining, paymentMethod: 'transfer' as const }

async function opened(minimum: number): Promise<string> {
  for (const { id, state } of await listCollectives(before()))
    if (state === 'open') await callOffCollective(before(), { id, actor })
  await before().database.delete(outgoingMails)
  await countPieces(services(), 0)
  const id = randomUUID()
  const terms = {
    identifier: 'gourde-relief',
    opensAt: new Date('2026-11-20T08:00:00Z'),
    closesAt: new Date(closing),
    minimum,
    deliveryOn: '2026-12-18',
  }
  expect(await makeCollective(before(), { id, ...terms, actor })).toEqual({ ok: true })
  return id
}

const told = async () => {
  const rows = await services()
    .database.select({ facts: outgoingMails.facts })
    .from(outgoingMails)
    .where(eq(outgoingMails.template, 'collective-ended'))
  return rows.map(({ facts }) => facts as { number: string; outcome: string; ordered: number })
}

test('while it is open it is ordered without stock; one a product; closed, it is sold out', async () => {
  const id = await opened(2)
  const twin = { id: randomUUID(), identifier: 'gourde-relief', minimum: 1, deliveryOn: '2027-01-01', actor }
  const window = { opensAt: before().clock.now(), closesAt: new Date('2026-12-01T10:00:00Z') }
  expect(await makeCollective(before(), { ...twin, ...window })).toMatchObject({ ok: false })
  const { terms } = await lookAt(await ordered(services(), [line(3)], transfer))
  expect(terms.delivery.delay).toBe('au plus tard le vendredi 18\u00A0décembre 2026')
  expect(await piecesLeft(services())).toBe(0)
  const cap = { identifier: 'bonnet-ondes', variant: 'bleu-bassin', quantity: 1 }
  await countPieces(services(), 5, cap)
  expect(await addVariant(services(), [line(1)], cap)).toMatchObject({ ok: false, status: 409 })
  expect(await orderNow(closed(), [line(1)], transfer)).toMatchObject({ ok: false })
  expect(toProduce(await collectiveBuyers(services(), id))).toMatchObject([
    { variant: 'blanc-craie', quantity: 3 },
  ])
  expect(await endCollectives(services())).toBe(0)
  expect(await endCollectives(closed())).toBe(1)
  expect(await endCollectives(closed())).toBe(0)
  expect(await findCollective(services(), id)).toMatchObject({ state: 'confirmed' })
  expect(await told()).toMatchObject([{ outcome: 'confirmed', ordered: 3 }])
})

test('below its minimum all are told once, cancelled, and given back what they paid, however often it runs', async () => {
  const id = await opened(4)
  const paid = await ordered(services(), [line(2)])
  const { totalCents } = await lookAt(paid)
  await receivePaymentEvent(services(), paidBy(paid, totalCents))
  const unpaid = await ordered(services(), [line(1)], transfer)
  await Promise.all([endCollectives(closed()), endCollectives(closed())])
  await endCollectives(at('2026-11-20T10:31:00Z'))
  expect(await findCollective(services(), id)).toMatchObject({ state: 'cancelled' })
  expect((await told()).map(({ outcome, ordered: pieces }) => [outcome, pieces])).toEqual([
    ['below-minimum', 3],
    ['below-minimum', 3],
  ])
  for (const order of [paid, unpaid]) expect(await lookAt(order)).toMatchObject({ stage: 'cancelled' })
  const back = await services().database.select().from(refunds).where(eq(refunds.orderId, paid.id))
  expect(back.map(({ cents }) => cents)).toEqual([totalCents])
  expect(await piecesLeft(services())).toBe(0)
})

test('its closing is moved while it is open; called off, the second coach is told', async () => {
  const id = await opened(1)
  const order = await ordered(services(), [line(1)], transfer)
  const later = { id, closesAt: new Date('2026-11-22T10:00:00Z'), actor }
  expect(await moveClosing(services(), later)).toEqual({ ok: true })
  const other = {
    ...later,
    closesAt: new Date('2026-11-23T10:00:00Z'),
    seen: new Date('2026-11-21T10:00:00Z'),
  }
  expect(await moveClosing(services(), other)).toMatchObject({
    ok: false,
    message: expect.stringContaining('déplacée'),
  })
  expect(await endCollectives(closed())).toBe(0)
  expect(
    await moveClosing(services(), { ...later, closesAt: new Date('2026-11-01T10:00:00Z') }),
  ).toMatchObject({
    ok: false,
  })
  expect(await callOffCollective(services(), { id, actor, word: 'x'.repeat(601) })).toMatchObject({
    ok: false,
  })
  expect(await callOffCollective(services(), { id, actor, word: ' L’atelier ferme. ' })).toEqual({ ok: true })
  expect(await callOffCollective(services(), { id, actor })).toMatchObject({ ok: false })
  expect(await lookAt(order)).toMatchObject({ stage: 'cancelled' })
  expect(await told()).toMatchObject([
    { outcome: 'called-off', number: order.number, word: 'L’atelier ferme.' },
  ])
})

test('a size exchanged before it is made moves no stock and is the one that is made', async () => {
  const id = await opened(1)
  const green = { identifier: 'gourde-relief', variant: 'vert-piste' }
  await countPieces(services(), 0, green)
  const { number } = await ordered(services(), [line(3)], transfer)
  const wish = { ...team, number, line: '1', from: 'blanc-craie', to: green.variant, quantity: 1 }
  expect(await exchangePieces(services(), wish)).toMatchObject({
    ok: true,
    order: { exchanges: [{ state: 'done' }] },
  })
  expect([await piecesLeft(services()), await piecesLeft(services(), green)]).toEqual([0, 0])
  const made = toProduce(await collectiveBuyers(services(), id))
  expect(made.map(({ variant, quantity }) => [variant, quantity])).toEqual([
    ['blanc-craie', 2],
    [green.variant, 1],
  ])
  await cancelOrder(services(), { ...team, number })
  expect([await piecesLeft(services()), await piecesLeft(services(), green)]).toEqual([0, 0])
})

test('fifty orders race the closing minute: each is counted and told, or was refused', async () => {
  const id = await opened(1)
  const wishes = Array.from({ length: 50 }, (_, index) => {
    const late = () => orderNow(services(), [line(1)], { ...transfer, email: `a${index}@exemple.fr` })
    return index === 25 ? endCollectives(closed()).then(() => undefined) : late()
  })
  const made = (await Promise.all(wishes)).flatMap((answer) => (answer?.ok ? answer.order.number : []))
  await endCollectives(closed())
  const mails = await told()
  expect(mails.map(({ number }) => number).sort()).toEqual(made.toSorted())
  const counted = new Set(mails.map(({ ordered: pieces }) => pieces))
  expect([...counted]).toEqual(made.length > 0 ? [made.length] : [])
  expect(await collectiveBuyers(services(), id)).toHaveLength(made.length)
  expect(await piecesLeft(services())).toBe(0)
})

test('what was given up before it is made is not made; what is made is handed over from its own list', async () => {
  const id = await opened(2)
  const paid = await ordered(services(), [line(3)])
  await receivePaymentEvent(services(), paidBy(paid, (await lookAt(paid)).totalCents))
  const wish = { ...team, number: paid.number, reason: 'withdrawal' as const, restock: false }
  expect(await refundOrder(services(), { ...wish, lines: [{ id: '1', quantity: 1 }] })).toMatchObject({
    ok: true,
  })
  expect(toProduce(await collectiveBuyers(services(), id))).toMatchObject([{ quantity: 2 }])
  expect(await listCollectives(services())).toContainEqual(
    expect.objectContaining({ id, pieces: 2, orders: 1 }),
  )
  const toPrepare = async () => {
    const all = { search: '', delivery: undefined, paymentMethod: undefined, days: undefined }
    const asked = { ...all, tab: 'to-prepare', sort: 'newest', page: 1, perPage: 50 } as const
    const { orders } = await listOfficeOrders(services(), asked)
    const waiting = await readOrdersToDo(services())
    return [orders, waiting.filter(({ kind }) => kind === 'to-prepare')].map((all) =>
      all.some(({ number }) => number === paid.number),
    )
  }
  expect(await toPrepare()).toEqual([false, false])
  expect(await endCollectives(closed())).toBe(1)
  expect(await findCollective(services(), id)).toMatchObject({ state: 'confirmed' })
  expect(await toPrepare()).toEqual([true, true])
  await countPieces(services(), 5)
  const other = await ordered(closed(), [line(1)], { ...toTraining, paymentMethod: 'on_site' })
  for (const { number } of [paid, other]) await makeOrderReady(closed(), { ...team, number })
  const namesOf = async (of?: string) => (await listHandOver(closed(), of)).map(({ number }) => number)
  expect(await namesOf()).toEqual(expect.arrayContaining([paid.number, other.number]))
  expect(await namesOf(id)).toEqual([paid.number])
  await handOverOrder(closed(), { ...team, number: paid.number })
  const nextDay = at('2026-11-21T10:30:00Z')
  expect((await listHandOver(nextDay, id)).map(({ stage }) => stage)).toEqual(['received'])
  expect(await callOffCollective(nextDay, { id, actor })).toMatchObject({
    ok: false,
    message: expect.stringContaining('déjà parties'),
  })
})

test('sizes are made in the order of the product', () => {
  const of = (variant: string, quantity: number) => ({ variant, detail: variant, quantity })
  const made = toProduce([of('m', 1), of('old', 1), of('xs', 2), of('m', 3)], ['xs', 's', 'm'])
  expect(made.map(({ variant, quantity }) => [variant, quantity])).toEqual([
    ['xs', 2],
    ['m', 4],
    ['old', 1],
  ])
})
