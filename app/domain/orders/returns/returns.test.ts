import { expect, test } from 'vitest'
import { readOffers } from '#app/domain/shop/store.server.ts'
import { paidBy } from '#test/orders/payments.ts'
import { countPieces, line, ordered, piecesLeft, toLyon, toTraining } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import { findDocument } from '../documents/documents-store.server.ts'
import {
  cancelExchange,
  cancelOrder,
  exchangePieces,
  exchangeProblem,
  finishExchange,
  listOfficeOrders,
  markPaid,
  receiveOrder,
  receivePaymentEvent,
  receiveReturn,
  refundOrder,
  sendOrder,
  writeOrderEmail,
} from '../store.server.ts'

const { services, lookAt, paidOrder, emailsOf } = await openOrderShop()

const shirt = (size: string) => ({ identifier: 't-shirt-relief', variant: `vert-piste-${size}` })
const oneSize = { line: '1', from: 'vert-piste-m', to: 'vert-piste-l', quantity: 1 }

/** Two shirts of size M in a parcel that has left. */
async function sentShirts() {
  for (const size of ['m', 'l']) await countPieces(services(), 5, shirt(size))
  const order = await ordered(services(), [line(2, shirt('m'))], toLyon)
  const { totalCents } = await lookAt(order)
  await receivePaymentEvent(services(), paidBy(order, totalCents))
  await sendOrder(services(), { ...team, number: order.number })
  return { ...team, number: order.number }
}

test('what came back is noted apart from its refund, piece by piece, and goes back on sale once', async () => {
  const { number, id } = await paidOrder()
  const act = { ...team, number }
  const pieces = [{ line: '1', quantity: 1, restock: true }]
  expect(await receiveReturn(services(), { ...act, pieces })).toMatchObject({
    ok: false,
    message: expect.stringContaining('pas encore partie'),
  })
  await sendOrder(services(), act)
  const before = (await piecesLeft(services())) ?? 0
  expect(await receiveReturn(services(), { ...act, pieces, after: 0 })).toMatchObject({
    ok: true,
    order: { returns: [{ line: '1', quantity: 1 }] },
  })
  expect(await receiveReturn(services(), { ...act, pieces, after: 0 })).toMatchObject({
    ok: false,
    message: expect.stringContaining('entre-temps'),
  })
  expect(await emailsOf({ id })).toContain('returned')
  const problems = await listOfficeOrders(services(), {
    search: number,
    tab: 'problems',
    delivery: undefined,
    paymentMethod: undefined,
    days: undefined,
    sort: 'newest',
    page: 1,
    perPage: 5,
  })
  expect(problems.total).toBe(1)
  const wish = { ...act, reason: 'withdrawal', lines: [{ id: '1', quantity: 2 }], restock: true } as const
  expect(await refundOrder(services(), wish)).toMatchObject({ ok: true })
  // The one that had come back is not counted in twice, the other comes with its refund.
  expect(await piecesLeft(services())).toBe(before + 2)
  expect(await receiveReturn(services(), { ...act, pieces })).toMatchObject({ ok: false })
})

test('a piece that is worn stays off sale; nonsense is refused', async () => {
  const act = await sentShirts()
  const worn = { line: '1', variant: 'vert-piste-m', quantity: 1, restock: false }
  for (const wrong of [
    [],
    [{ ...worn, quantity: 3 }],
    [{ ...worn, quantity: 0.5 }],
    [{ ...worn, line: '9' }],
    [{ ...worn, variant: 'vert-piste-l' }],
    [worn, worn],
  ])
    expect(await receiveReturn(services(), { ...act, pieces: wrong })).toMatchObject({ ok: false })
  const before = await piecesLeft(services(), shirt('m'))
  expect(await receiveReturn(services(), { ...act, pieces: [worn] })).toMatchObject({ ok: true })
  expect(await piecesLeft(services(), shirt('m'))).toBe(before)
})

test('an exchange of one of two pieces, pressed twice, is done once; the second is told by whom', async () => {
  const act = await sentShirts()
  const wish = { ...act, ...oneSize, after: 0 }
  expect(await exchangePieces(services(), wish)).toMatchObject({ ok: true })
  expect(await exchangePieces(services(), wish)).toMatchObject({
    ok: false,
    message: expect.stringContaining('Un échange a été noté entre-temps'),
  })
  expect(await piecesLeft(services(), shirt('l'))).toBe(4)
  expect(await exchangePieces(services(), { ...wish, after: 1 })).toMatchObject({ ok: true })
})

test('an exchange keeps the new size at once, and gives it when the old one is back', async () => {
  const act = await sentShirts()
  const before = (await piecesLeft(services(), shirt('m'))) ?? 0
  expect(await exchangePieces(services(), { ...act, ...oneSize })).toMatchObject({
    ok: true,
    order: { exchanges: [{ state: 'open', toVariant: 'vert-piste-l' }] },
  })
  expect(await piecesLeft(services(), shirt('l'))).toBe(4)
  expect(await refundOrder(services(), { ...act, reason: 'cancellation', restock: true })).toMatchObject({
    ok: false,
    message: expect.stringContaining('échange est en cours'),
  })
  expect(await exchangePieces(services(), { ...act, ...oneSize, quantity: 2 })).toMatchObject({ ok: false })
  const done = { ...act, rank: 1, restock: true, carrier: 'dpd', trackingNumber: '6A123' }
  const [first, second] = await Promise.all([
    finishExchange(services(), done),
    finishExchange(services(), done),
  ])
  expect([first, second].filter(({ ok }) => ok)).toHaveLength(1)
  expect(await piecesLeft(services(), shirt('m'))).toBe(before + 1)
  expect(await piecesLeft(services(), shirt('l'))).toBe(4)
  const back = [{ line: '1', variant: 'vert-piste-l', quantity: 1, restock: true }]
  expect(await receiveReturn(services(), { ...act, pieces: back })).toMatchObject({ ok: true })
  expect(await piecesLeft(services(), shirt('l'))).toBe(5)
  const { id } = await lookAt(act)
  for (const email of ['exchange', 'exchanged', 'returned']) {
    expect(await emailsOf({ id })).toContain(email)
    await writeOrderEmail(services(), { orderId: id, email })
  }
})

test('an exchange that does not take place frees the size; one of the last piece is won by one', async () => {
  const act = await sentShirts()
  await countPieces(services(), 1, shirt('l'))
  const both = [1, 2].map(() => exchangePieces(services(), { ...act, ...oneSize }))
  expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1)
  expect(await piecesLeft(services(), shirt('l'))).toBe(0)
  expect(await cancelExchange(services(), { ...act, rank: 1 })).toMatchObject({ ok: true })
  expect(await piecesLeft(services(), shirt('l'))).toBe(1)
  expect(await cancelExchange(services(), { ...act, rank: 1 })).toMatchObject({
    ok: false,
    message: expect.stringContaining('déjà abandonné'),
  })
  expect(await finishExchange(services(), { ...act, rank: 7, restock: true })).toMatchObject({ ok: false })
})

test('an order that has not left takes the other size: its stock, its invoice and its calling off say so', async () => {
  for (const size of ['m', 'l']) await countPieces(services(), 5, shirt(size))
  const bought = { ...toTraining, paymentMethod: 'transfer' } as const
  const orders = [
    await ordered(services(), [line(2, shirt('m'))], bought),
    await ordered(services(), [line(1, shirt('m'))], bought),
  ]
  for (const { number } of orders)
    expect(await exchangePieces(services(), { ...team, number, ...oneSize })).toMatchObject({
      ok: true,
      order: { exchanges: [{ state: 'done' }] },
    })
  const [kept, dropped] = orders
  if (!kept || !dropped) throw new Error('no orders')
  expect([await piecesLeft(services(), shirt('m')), await piecesLeft(services(), shirt('l'))]).toEqual([4, 3])
  await cancelOrder(services(), { ...team, number: dropped.number })
  expect([await piecesLeft(services(), shirt('m')), await piecesLeft(services(), shirt('l'))]).toEqual([4, 4])
  await markPaid(services(), { ...team, number: kept.number })
  const [invoice] = (await lookAt(kept)).documents
  const { lines = [] } = (await findDocument(services().database, { number: invoice?.number ?? '' })) ?? {}
  expect(lines.map(({ id, detail, quantity }) => [id, detail, quantity])).toEqual([
    ['1', 'Vert piste, taille\u00a0M', 1],
    ['1', 'Vert piste, taille\u00a0L', 1],
  ])
  expect(await receiveOrder(services(), { ...team, number: kept.number })).toMatchObject({ ok: false })
})

test('another price is refused with a way out; so are another product, a size there is none of, and a dead order', async () => {
  const act = await sentShirts()
  const refused = async (change: object, words: string) =>
    expect(await exchangePieces(services(), { ...act, ...oneSize, ...change })).toMatchObject({
      ok: false,
      message: expect.stringContaining(words),
    })
  const order = await lookAt(act)
  const offers = await readOffers(services(), [shirt('l')])
  const [dearer] = offers.map((offer) => ({ ...offer, priceCents: 3900 }))
  expect(exchangeProblem(order, oneSize, dearer)).toMatch(/32.€ à la commande, 39.€.*notez le retour/)
  expect(exchangeProblem(order, oneSize, offers[0])).toBeUndefined()
  await refused({ to: 'vert-piste-xxxl' }, 'pas à la boutique')
  await refused({ to: 'vert-piste-m' }, 'même taille')
  await refused({ line: '4' }, 'encore')
  await refused({ from: 'vert-piste-l' }, 'encore')
  await countPieces(services(), 0, shirt('l'))
  await refused({}, 'Il ne reste pas assez')
})
