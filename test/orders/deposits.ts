import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  askToPayBalance,
  callOffCollective,
  endCollectives,
  findOrdersById,
  listCollectives,
  receivePaymentEvent,
} from '#app/domain/orders/store.server.ts'
import { makeCollective } from '#app/domain/shop/store.server.ts'
import { outgoingMails, refunds } from '#db/schema/index.ts'
import { paidBy } from './payments.ts'
import { line, ordered } from './place.ts'
import type { openOrderShop } from './shop.ts'

export type Made = { readonly id: string; readonly number: string; readonly secret: string }

type Shop = Pick<Awaited<ReturnType<typeof openOrderShop>>, 'at' | 'services'>

const closing = '2026-11-20T10:30:00Z'

/** Collective orders with a deposit, and those who order by them. */
export function depositsIn({ at, services }: Shop) {
  const before = () => at('2026-11-20T09:00:00Z')
  const closed = () => at(closing)
  const actor = { id: randomUUID(), name: 'Coach Essai' }

  /** Bottles of 16 €, 5 € of them at once, the rest fourteen days after the closing. */
  async function opened(minimum: number): Promise<string> {
    for (const { id, state } of await listCollectives(before()))
      if (state === 'open') await callOffCollective(before(), { id, actor })
    await before().database.delete(outgoingMails)
    const id = randomUUID()
    const terms = {
      identifier: 'gourde-relief',
      opensAt: new Date('2026-11-20T08:00:00Z'),
      closesAt: new Date(closing),
      minimum,
      deliveryOn: '2027-01-18',
      depositCents: 500,
      balanceDays: 14,
    }
    expect(await makeCollective(before(), { id, ...terms, actor })).toEqual({ ok: true })
    return id
  }

  async function pay(order: Made): Promise<void> {
    const [{ totalCents } = { totalCents: 0 }] = await findOrdersById(services().database, [order.id])
    const payment = { payment: `pay-${order.id}`, id: `event-${order.id}` }
    await receivePaymentEvent(closed(), paidBy(order, totalCents, payment))
  }

  /** Three bottles, their deposit paid. */
  async function deposited(): Promise<Made> {
    const order = await ordered(services(), [line(3)])
    await pay(order)
    return order
  }

  async function asked(order: Made, method: 'card' | 'transfer' = 'card'): Promise<Made> {
    const answer = await askToPayBalance(closed(), { secret: order.secret, method })
    if (!answer.ok) throw new Error(answer.message)
    const [made] = await findOrdersById(services().database, [answer.order.id])
    if (!made) throw new Error('no such order')
    return made
  }

  /** A collective order that is closed, of one buyer who paid all. */
  async function paidWhole() {
    const id = await opened(2)
    const order = await deposited()
    await endCollectives(closed())
    const balance = await asked(order)
    await pay(balance)
    return { id, order, balance }
  }

  const mails = async (template: string) => {
    const rows = await services()
      .database.select()
      .from(outgoingMails)
      .where(eq(outgoingMails.template, template))
    return rows.map(({ facts }) => facts as Record<string, unknown>)
  }

  const givenBack = async ({ id }: { id: string }) => {
    const back = await services().database.select().from(refunds).where(eq(refunds.orderId, id))
    return back.map(({ cents }) => cents)
  }

  return { actor, asked, closed, deposited, givenBack, mails, opened, paidWhole, pay }
}
