import { asc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fileDeclaration } from '#app/domain/declarations/store.server.ts'
import { documents, orderWithdrawals, orders, payments } from '#db/schema/index.ts'
import { ordered, toLyon, toTraining } from '#test/orders/place.ts'
import { openOrderShop } from '#test/orders/shop.ts'
import { listOwnOrders, purgeOrders, readLastAddress } from '../store.server.ts'

const { at, services, lookAt, paidOrder } = await openOrderShop()
const address = { line2: undefined, postcode: '69003', city: 'Lyon' }

/** The content of the site, but for the day on which its accounts are closed. */
function closing(financialYearEnd: string) {
  const { content } = services()
  const queryCollection = () => ({
    where: () => ({
      first: async () => {
        const row = await content.queryCollection('info').where('stem', '=', 'entreprise').first()
        return row && { ...row, meta: { ...row.meta, financialYearEnd } }
      },
    }),
  })
  return { queryCollection } as unknown as typeof content
}

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
    ['the guardian’s address', (number: string) => number, 'parent@exemple.fr', 1],
    ['somebody else’s address', (number: string) => number, 'autre@exemple.fr', 0],
    ['no number', () => 'mon maillot', 'athlete@exemple.fr', 0],
  ])('with %s finds its order, or is silent', async (_, contractOf, email, found) => {
    const guardian = { name: 'Dominique Martin', email: 'Parent@exemple.fr' }
    const { id, number } = await ordered(services(), undefined, { ...toTraining, guardian })
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

test('the next form holds the last address of one’s own orders, which nobody else has in their list', async () => {
  const { database } = services()
  const [mine, theirs] = [randomUUID(), randomUUID()]
  for (const [userId, street] of [
    [mine, '1 rue d’ici'],
    [theirs, '2 rue d’ailleurs'],
  ] as const) {
    const { id } = await ordered(services(), undefined, { ...toLyon, address: { ...address, street } })
    await database.update(orders).set({ userId }).where(eq(orders.id, id))
  }
  const handedOver = await ordered(at('2026-11-20T11:00:00Z'), undefined, toTraining)
  await database.update(orders).set({ userId: mine }).where(eq(orders.id, handedOver.id))
  expect(await readLastAddress(services(), mine)).toMatchObject({ street: '1 rue d’ici' })
  expect(await readLastAddress(services(), randomUUID())).toEqual({})
  expect(await listOwnOrders(services(), mine)).toMatchObject([
    { id: handedOver.id },
    { address: { street: '1 rue d’ici' } },
  ])
})

test.each([
  ['2021-03-01', '12-31', '2031-12-31T22:30:00Z', 0],
  ['2021-03-01', '12-31', '2032-01-02T00:00:00Z', 1],
  ['2021-06-30', '06-30', '2031-06-30T21:30:00Z', 0],
  ['2021-06-30', '06-30', '2031-07-02T00:00:00Z', 1],
  ['2021-07-01', '06-30', '2032-06-30T21:30:00Z', 0],
  ['2021-07-01', '06-30', '2032-07-02T00:00:00Z', 1],
])(
  'an invoice of %s is kept ten years from the close of its year, on %s: by %s %i may go',
  async (day, end, now, removed) => {
    const { database } = services()
    const { id } = await paidOrder()
    await database
      .transaction(async (transaction) => {
        await transaction.execute(sql`SET LOCAL session_replication_role = replica`)
        await transaction
          .update(documents)
          .set({ issuedAt: new Date(`${day}T10:00:00Z`) })
          .where(eq(documents.orderId, id))
        const clock = { now: () => new Date(now) }
        expect(
          await purgeOrders({
            database: transaction as unknown as typeof database,
            clock,
            content: closing(end),
          }),
        ).toMatchObject({ documents: removed })
        throw new Error('undone')
      })
      .catch((error: unknown) => expect(error).toMatchObject({ message: 'undone' }))
  },
)

test('the database itself keeps an invoice until ten years after its day', async () => {
  const { database } = services()
  const { id } = await paidOrder()
  const age = async (years: number) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`SET LOCAL session_replication_role = replica`)
      await transaction
        .update(documents)
        .set({ issuedAt: sql`now() - make_interval(years => ${years}, hours => 1)` })
        .where(eq(documents.orderId, id))
    })
  await age(9)
  await expect(database.delete(documents).where(eq(documents.orderId, id))).rejects.toThrow()
  await age(10)
  expect(await database.delete(documents).where(eq(documents.orderId, id)).returning()).toHaveLength(1)
})

test('orders forget whose they were after five years, documents go after ten', async () => {
  const { database } = services()
  const personal = {
    userId: '00000000-0000-4000-8000-00000000000a',
    phone: '+33612345678',
    billing: { street: '1 rue du Stade', line2: undefined, postcode: '69003', city: 'Lyon' },
    guardian: { name: 'Dominique Martin', email: 'parent@exemple.fr' },
    note: 'Sonnez deux fois.',
  }
  const old = await paidOrder()
  const young = await paidOrder()
  await database.transaction(async (transaction) => {
    // Past the triggers, which would not let an order change its day.
    await transaction.execute(sql`SET LOCAL session_replication_role = replica`)
    const longAgo = new Date('2014-03-01T10:00:00Z')
    await transaction
      .update(orders)
      .set({ placedAt: longAgo, ...personal })
      .where(eq(orders.id, old.id))
    await transaction.update(documents).set({ issuedAt: longAgo }).where(eq(documents.orderId, old.id))
  })
  expect(await purgeOrders({ ...services(), clock: { now: () => new Date() } })).toEqual({
    forgotten: 1,
    documents: 1,
  })
  const forgotten = await lookAt(old)
  expect(forgotten).toMatchObject({ email: '', firstName: '', lastName: '', money: 'paid', documents: [] })
  for (const fact of ['address', ...Object.keys(personal)]) expect(forgotten).toHaveProperty(fact, undefined)
  expect(await lookAt(young)).toMatchObject({ email: 'athlete@exemple.fr', documents: [{}] })
  expect(await database.$count(payments, eq(payments.orderId, old.id))).toBe(1)
  expect((await database.select().from(documents).orderBy(asc(documents.rank))).length).toBeGreaterThan(0)
})
