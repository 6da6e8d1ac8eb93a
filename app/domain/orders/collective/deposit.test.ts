import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refunds } from '#db/schema/index.ts'
import { depositsIn, type Made } from '#test/orders/deposits.ts'
import { line, ordered, orderNow, toTraining } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import {
  askForCollectiveBalances,
  askToPayBalance,
  callOffCollective,
  cancelOrder,
  endCollectives,
  findDocument,
  handOverOrder,
  listOfficeOrders,
  makeOrderReady,
  markPaid,
  readOrdersToDo,
  refundOrder,
  sendOrder,
} from '../store.server.ts'

const shop = await openOrderShop()
const { at, services, lookAt } = shop
const { actor, asked, closed, deposited, givenBack, mails, opened, paidWhole, pay } = depositsIn(shop)

const invoiceOf = async (order: Made) => {
  const [number = ''] = (await lookAt(order)).documents.map((issued) => issued.number)
  return findDocument(services().database, { number })
}

test('the deposit is paid at once, the balance once it is closed at its minimum, each with its invoice', async () => {
  await opened(2)
  const order = await deposited()
  const placed = await lookAt(order)
  expect(placed).toMatchObject({ totalCents: 1500, money: 'paid', dueCents: 3300 })
  expect(placed.terms.deposit).toEqual({
    depositCents: 1500,
    balanceCents: 3300,
    closesOn: '2026-11-20',
    balanceOn: '2026-12-04',
  })
  expect(await askToPayBalance(services(), { secret: order.secret, method: 'card' })).toMatchObject({
    ok: false,
  })
  await endCollectives(closed())
  expect(await mails('collective-ended')).toMatchObject([
    { outcome: 'confirmed', balance: { cents: 3300, balanceOn: '2026-12-04' } },
  ])
  for (const act of [makeOrderReady, handOverOrder])
    expect(await act(closed(), { ...team, number: order.number })).toMatchObject({ ok: false })
  const balance = await asked(order)
  expect(await lookAt(balance)).toMatchObject({ totalCents: 3300, delivery: 'none', money: 'unpaid' })
  expect(await asked(order)).toMatchObject({ id: balance.id })
  await pay(balance)
  expect(await lookAt(order)).toMatchObject({ dueCents: 0 })
  expect(await askToPayBalance(closed(), { secret: order.secret, method: 'card' })).toMatchObject({
    ok: false,
  })
  const [first, second] = [await invoiceOf(order), await invoiceOf(balance)]
  expect(first).toMatchObject({
    totalCents: 1500,
    lines: [{ label: 'Acompte, Gourde Relief', quantity: 3, unitPriceCents: 500 }],
  })
  expect(second).toMatchObject({
    totalCents: 3300,
    lines: [{ label: 'Solde, Gourde Relief', quantity: 3, unitPriceCents: 1100 }],
  })
  expect(second?.mentions.at(-1)).toBe(
    `Prix total 48\u00A0€, acompte de 15\u00A0€ déduit (facture ${first?.number}).`,
  )
  for (const act of [makeOrderReady, handOverOrder])
    expect(await act(closed(), { ...team, number: order.number })).toMatchObject({ ok: true })
})

test('below its minimum the deposit is given back, and nothing is asked for', async () => {
  await opened(4)
  const order = await deposited()
  await endCollectives(closed())
  expect(await lookAt(order)).toMatchObject({ stage: 'cancelled', dueCents: 0 })
  expect(await givenBack(order)).toEqual([1500])
  expect(await askToPayBalance(closed(), { secret: order.secret, method: 'card' })).toMatchObject({
    ok: false,
  })
  expect(await mails('collective-ended')).toMatchObject([{ outcome: 'below-minimum' }])
})

test('cancelled or called off, both payments are given back, each once', async () => {
  for (const end of ['cancel', 'call-off'] as const) {
    const { id, order, balance } = await paidWhole()
    const done = () =>
      end === 'cancel'
        ? cancelOrder(closed(), { ...team, number: order.number })
        : callOffCollective(closed(), { id, actor })
    const answers = await Promise.all([done(), done()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect([await givenBack(order), await givenBack(balance)]).toEqual([[1500], [3300]])
    expect(await lookAt(balance)).toMatchObject({ stage: 'cancelled', refunds: [{ cents: 3300 }] })
    const notes = [order, balance].map(async (one) => (await lookAt(one)).documents.map(({ kind }) => kind))
    expect(await Promise.all(notes)).toEqual([
      ['invoice', 'credit-note'],
      ['invoice', 'credit-note'],
    ])
  }
})

test('a piece that is withdrawn from is given back of both payments, what is kept shared to the cent', async () => {
  const { order, balance } = await paidWhole()
  for (const act of [makeOrderReady, handOverOrder]) await act(closed(), { ...team, number: order.number })
  const wish = { ...team, number: order.number, reason: 'withdrawal' as const, restock: false, after: 0 }
  const one = { ...wish, lines: [{ id: '1', quantity: 1 }], wornCents: 101 }
  expect(await refundOrder(closed(), one)).toMatchObject({ ok: true })
  expect(await refundOrder(closed(), one)).toMatchObject({ ok: false })
  const [own = 0, rest = 0] = [...(await givenBack(order)), ...(await givenBack(balance))]
  expect(own + rest).toBe(1600 - 101)
  expect([own, rest]).toEqual([500 - 32, 1100 - 69])
  const ofBalance = { ...wish, number: balance.number, after: 1, lines: [{ id: '1', quantity: 1 }] }
  expect(await refundOrder(closed(), ofBalance)).toMatchObject({ ok: false })
  const others = { ...wish, after: 1, lines: [{ id: '1', quantity: 2 }] }
  expect(await refundOrder(closed(), others)).toMatchObject({ ok: true })
  const sum = [...(await givenBack(order)), ...(await givenBack(balance))].reduce(
    (all, cents) => all + cents,
    0,
  )
  expect(sum).toBe(4800 - 101)
})

test('a piece that is given up before the balance is paid is not asked for', async () => {
  await opened(2)
  const order = await deposited()
  await endCollectives(closed())
  const stale = await asked(order)
  const lines = [{ id: '1', quantity: 1 }]
  await refundOrder(closed(), { ...team, number: order.number, reason: 'withdrawal', restock: false, lines })
  expect(await lookAt(order)).toMatchObject({ dueCents: 2200, refundedCents: 0, refunds: [{ cents: 500 }] })
  await pay(stale)
  expect(await lookAt(stale)).toMatchObject({ stage: 'cancelled', paidCents: 0 })
  const balance = await asked(order)
  await pay(balance)
  expect(await lookAt(balance)).toMatchObject({ totalCents: 2200, money: 'paid' })
  const mention = (await invoiceOf(balance))?.mentions.at(-1)
  expect(mention).toMatch(/^Prix total 32\u00A0€, acompte de 10\u00A0€ déduit/)
})

test('money of a balance that comes after the order is cancelled goes back; a cancellation races it', async () => {
  await opened(2)
  const order = await deposited()
  await endCollectives(closed())
  const balance = await asked(order)
  await cancelOrder(closed(), { ...team, number: order.number })
  await pay(balance)
  expect(await lookAt(balance)).toMatchObject({ stage: 'cancelled', money: 'unpaid' })
  const told = await services().database.select().from(refunds).where(eq(refunds.orderId, balance.id))
  expect(told).toMatchObject([{ cents: 3300, refund: null }])
  await opened(2)
  const raced = await deposited()
  await endCollectives(closed())
  const rest = await asked(raced)
  await Promise.all([pay(rest), cancelOrder(closed(), { ...team, number: raced.number })])
  expect([await givenBack(raced), await givenBack(rest)]).toEqual([[1500], [3300]])
})

test('two presses, by two means, leave one balance to pay; a transfer that came is marked', async () => {
  await opened(2)
  const order = await deposited()
  await endCollectives(closed())
  await Promise.all([asked(order), asked(order, 'transfer'), asked(order), asked(order, 'transfer')])
  const made = (await lookAt(order)).balance?.orders ?? []
  expect(made.filter(({ stage }) => stage === 'placed')).toHaveLength(1)
  const balance = await asked(order, 'transfer')
  expect(await markPaid(closed(), { ...team, number: balance.number })).toMatchObject({ ok: true })
  expect(await lookAt(order)).toMatchObject({ dueCents: 0 })
})

test('what it pays on site it cannot; sent, it is paid whole; what is left to pay is not to be prepared', async () => {
  await opened(2)
  const onSite = { ...toTraining, paymentMethod: 'on_site' as const }
  expect(await orderNow(services(), [line(1)], onSite)).toMatchObject({ ok: false })
  const order = await deposited()
  await endCollectives(closed())
  const isToPrepare = async () => {
    const all = { search: '', delivery: undefined, paymentMethod: undefined, days: undefined }
    const wanted = { ...all, tab: 'to-prepare', sort: 'newest', page: 1, perPage: 50 } as const
    const { orders } = await listOfficeOrders(closed(), wanted)
    const waiting = await readOrdersToDo(closed(), 500)
    return [orders, waiting.filter(({ kind }) => kind === 'to-prepare')].map((some) =>
      some.map(({ number }) => number),
    )
  }
  for (const numbers of await isToPrepare()) expect(numbers).not.toContain(order.number)
  expect(await sendOrder(closed(), { ...team, number: order.number })).toMatchObject({ ok: false })
  const balance = await asked(order)
  await pay(balance)
  for (const numbers of await isToPrepare()) {
    expect(numbers).toContain(order.number)
    expect(numbers).not.toContain(balance.number)
  }
})

test('a deposit that comes after the closing is asked for its balance; late, it is reminded of once', async () => {
  await opened(1)
  const order = await ordered(services(), [line(3)], { ...toTraining, paymentMethod: 'transfer' })
  await endCollectives(closed())
  expect(await askForCollectiveBalances(closed())).toBe(0)
  await markPaid(closed(), { ...team, number: order.number })
  expect(await askForCollectiveBalances(closed())).toBe(1)
  expect(await askForCollectiveBalances(closed())).toBe(0)
  expect(await askForCollectiveBalances(at('2026-12-06T10:00:00Z'))).toBe(0)
  const late = at('2026-12-07T10:00:00Z')
  const sent = await Promise.all([askForCollectiveBalances(late), askForCollectiveBalances(late)])
  expect(sent.toSorted()).toEqual([0, 1])
  expect(await mails('collective-balance')).toMatchObject([{ isLate: false }, { isLate: true, cents: 3300 }])
  expect(await mails('collective-balance-late')).toHaveLength(1)
})
