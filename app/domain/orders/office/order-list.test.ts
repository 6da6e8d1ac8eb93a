import { expect, test } from 'vitest'
import { line, ordered, toTraining } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import { countToPrepare, listOfficeOrders, makeOrderReady, refundOrder, sendOrder } from '../store.server.ts'
import { type OrderListAsked, readOrderListAsked } from './order-list.ts'

const { services, at, paidOrder } = await openOrderShop()

const all: OrderListAsked = { search: '', tab: undefined, ...readOrderListAsked(new URLSearchParams()) }

async function numbersOf(asked: Partial<OrderListAsked>, page = 1, perPage = 50) {
  const { orders } = await listOfficeOrders(services(), { ...all, ...asked, page, perPage })
  return orders.map(({ number }) => number)
}

const onSite = { ...toTraining, paymentMethod: 'on_site' } as const
const byTransfer = { ...toTraining, lastName: 'Éclair', paymentMethod: 'transfer' } as const

test('an order stands under the tab of what it waits for, and is found by its words', async () => {
  const paid = await paidOrder()
  const there = await ordered(services(), [line()], onSite)
  const transfer = await ordered(services(), [line()], byTransfer)
  const cart = await ordered(services(), [line()])
  expect(await numbersOf({ tab: 'to-prepare' })).toEqual([there.number, paid.number])
  expect(await countToPrepare(services())).toBe(2)
  expect(await numbersOf({ tab: 'to-collect' })).toEqual([transfer.number])
  await makeOrderReady(services(), { number: there.number, ...team })
  await sendOrder(services(), { number: paid.number, ...team })
  expect(await numbersOf({ tab: 'to-hand-over' })).toEqual([there.number])
  expect(await numbersOf({ tab: 'sent' })).toEqual([paid.number])
  expect(await numbersOf({ tab: 'problems' })).toEqual([])
  await refundOrder(services(), {
    number: paid.number,
    ...team,
    reason: 'gesture',
    cents: 100,
    restock: false,
  })
  const { orders, total, ofTab } = await listOfficeOrders(services(), { ...all, page: 1, perPage: 2 })
  expect([orders.length, total]).toEqual([2, ofTab.all])
  expect(ofTab).toMatchObject({ 'to-prepare': 0, 'to-collect': 1, 'to-hand-over': 1, sent: 1 })

  expect(await numbersOf({ search: 'eclair GOURDE' })).toEqual([transfer.number])
  expect(await numbersOf({ search: 'bonnet' })).toEqual([paid.number])
  expect(await numbersOf({ search: `${cart.number} athlete@exemple` })).toEqual([cart.number])
  expect(await numbersOf({ search: 'personne' })).toEqual([])
  expect(await numbersOf({ delivery: 'shipping' })).toEqual([paid.number])
  expect(await numbersOf({ paymentMethod: 'on_site' })).toEqual([there.number])
  expect((await numbersOf({ sort: 'name' }))[0]).toBe(transfer.number)
  expect((await numbersOf({ sort: 'total' }))[0]).toBe(paid.number)
  expect(await numbersOf({ sort: 'oldest' })).toEqual((await numbersOf({})).toReversed())
  expect(await numbersOf({}, 2, 3)).toEqual([paid.number])
  const later = await listOfficeOrders(at('2026-12-20T10:00:00Z'), { ...all, days: 30, page: 1, perPage: 5 })
  expect(later.total).toBe(0)
})

test('an address that asks for nothing known asks for everything', () => {
  const asked = readOrderListAsked(new URLSearchParams('tri=x&livraison=toString&periode=1e9&paiement='))
  expect(asked).toEqual({ delivery: undefined, paymentMethod: undefined, days: undefined, sort: 'newest' })
})
