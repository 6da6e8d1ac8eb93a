import { asc, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { stock, stockMovements } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { correctStock, releaseStock, reserveStock } from '../store.server.ts'
import type { StockLine } from './stock.ts'

const held = useDatabase()
const clock = standingClock('2026-11-20T10:00:00Z')
const at = clock.now()
const identifier = 'maillot'
const variants = ['a', 'b', 'c', 'd'] as const
const line = (variant: string, quantity: number, product = identifier): StockLine => ({
  identifier: product,
  variant,
  quantity,
})

const reserve = (orderId: string, lines: readonly StockLine[]) =>
  held.connection.database.transaction((transaction) => reserveStock(transaction, { orderId, lines, at }))
const release = (orderId: string) =>
  held.connection.database.transaction((transaction) => releaseStock(transaction, { orderId, at }))

/** Begins again with these pieces of `maillot`, each entered by a movement. */
async function count(pieces: Readonly<Record<string, number>>): Promise<void> {
  const { database } = held.connection
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL session_replication_role = replica`)
    await transaction.delete(stockMovements)
    await transaction.delete(stock)
  })
  const places = Object.entries(pieces).map(([variant, left]) => ({ identifier, variant, pieces: left }))
  await database.insert(stock).values(places)
  const entered = places.filter((place) => place.pieces > 0)
  if (entered.length > 0)
    await database.insert(stockMovements).values(
      entered.map(({ pieces: quantity, ...place }) => ({
        ...place,
        quantity,
        reason: 'entry' as const,
        at,
      })),
    )
}

/** Pieces left by variant, after a look whether they are the sum of their movements. */
async function left(): Promise<Record<string, number>> {
  const { database } = held.connection
  const { rows } = await database.execute<{ variant: string; pieces: number; moved: number }>(sql`
    SELECT variant, pieces, coalesce((
      SELECT sum(quantity) FROM club.stock_movements AS movement
      WHERE (movement.identifier, movement.variant) = (stock.identifier, stock.variant)), 0)::integer AS moved
    FROM club.stock ORDER BY identifier, variant`)
  for (const { pieces, moved } of rows) expect(moved).toBe(pieces)
  return Object.fromEntries(rows.map(({ variant, pieces }) => [variant, pieces]))
}

describe('a reservation', () => {
  beforeEach(() => count({ a: 5, b: 2, c: 0 }))

  test('takes all its lines, those of one variant together', async () => {
    expect(await reserve(randomUUID(), [line('b', 1), line('a', 3), line('b', 1)])).toEqual({ ok: true })
    expect(await left()).toEqual({ a: 2, b: 0, c: 0 })
  })

  test('takes nothing when one line is short, and says which', async () => {
    const lines = [
      line('a', 5),
      line('c', 1),
      line('b', 2),
      line('b', 1),
      line('z', 1),
      line('a', 1, 'autre'),
    ]
    expect(await reserve(randomUUID(), lines)).toEqual({
      ok: false,
      short: [
        { ...line('a', 1, 'autre'), left: 0 },
        { ...line('b', 3), left: 2 },
        { ...line('c', 1), left: 0 },
        { ...line('z', 1), left: 0 },
      ],
    })
    expect(await left()).toEqual({ a: 5, b: 2, c: 0 })
    expect(await held.connection.database.$count(stockMovements)).toBe(2)
  })

  test('of more pieces than can be counted is short', async () => {
    const lines = [line('a', Number.MAX_SAFE_INTEGER), line('a', Number.MAX_SAFE_INTEGER)]
    expect(await reserve(randomUUID(), lines)).toMatchObject({ ok: false, short: [{ left: 5 }] })
  })

  test.each([0, -1, 1.5, Number.NaN, Infinity])('of %d pieces is a mistake', async (quantity) => {
    await expect(reserve(randomUUID(), [line('a', 1), line('b', quantity)])).rejects.toThrow(RangeError)
    expect(await left()).toEqual({ a: 5, b: 2, c: 0 })
  })

  test('goes with the transaction it was made in', async () => {
    const failed = held.connection.database.transaction(async (transaction) => {
      await reserveStock(transaction, { orderId: randomUUID(), lines: [line('a', 5)], at })
      throw new Error('the order failed')
    })
    await expect(failed).rejects.toThrow('the order failed')
    expect(await left()).toEqual({ a: 5, b: 2, c: 0 })
  })

  test('comes back once, however often it is released', async () => {
    const [order, other] = [randomUUID(), randomUUID()]
    await reserve(order, [line('a', 2), line('b', 1)])
    await reserve(other, [line('a', 1)])
    const released = await Promise.all(Array.from({ length: 8 }, () => release(order)))
    expect(released.filter((lines) => lines.length > 0)).toEqual([[line('a', 2), line('b', 1)]])
    expect(await release(randomUUID())).toEqual([])
    expect(await left()).toEqual({ a: 4, b: 2, c: 0 })
  })

  test('comes back once when a second release waits for the first', async () => {
    const { database } = held.connection
    const orderId = randomUUID()
    await reserve(orderId, [line('a', 2)])
    const waiting = async () =>
      database.execute(sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    const second = await database.transaction(async (transaction) => {
      expect(await releaseStock(transaction, { orderId, at })).toEqual([line('a', 2)])
      const released = release(orderId)
      await expect.poll(async () => (await waiting()).rowCount).toBe(1)
      return { released }
    })
    expect(await second.released).toEqual([])
    expect(await left()).toEqual({ a: 5, b: 2, c: 0 })
  })

  test('comes back less what the buyer brought back', async () => {
    const orderId = randomUUID()
    await reserve(orderId, [line('a', 3)])
    const returned = { identifier, variant: 'a', reason: 'return', author: 'admin', orderId } as const
    await correctStock({ ...held.connection, clock }, { ...returned, pieces: { by: 1 } })
    expect(await release(orderId)).toEqual([line('a', 2)])
    expect(await left()).toEqual({ a: 5, b: 2, c: 0 })
  })
})

test('fifty at once for the last ten pieces: ten have one', async () => {
  await count({ a: 10 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => reserve(randomUUID(), [line('a', 1)])))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
  expect(await left()).toEqual({ a: 0 })
})

test('one that waits for another sees what that one left, of each of its variants', async () => {
  const { database } = held.connection
  const waiting = () =>
    database.execute(sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  await count({ a: 5, b: 3, c: 2 })
  const second = await database.transaction(async (transaction) => {
    const lines = [line('a', 1), line('b', 2), line('c', 2)]
    expect(await reserveStock(transaction, { orderId: randomUUID(), lines, at })).toEqual({ ok: true })
    const reserved = reserve(randomUUID(), [line('c', 2), line('b', 2), line('a', 1)])
    await expect.poll(async () => (await waiting()).rowCount).toBe(1)
    return { reserved }
  })
  expect(await second.reserved).toMatchObject({
    ok: false,
    short: [
      { variant: 'b', left: 1 },
      { variant: 'c', left: 0 },
    ],
  })
  expect(await left()).toEqual({ a: 4, b: 1, c: 0 })
})

test('eight who order and give up the same few pieces again and again take none that is not there', async () => {
  await count({ a: 3, b: 3, c: 3 })
  const buy = async (buyer: number) => {
    for (let turn = 0; turn < 40; turn += 1) {
      const orderId = randomUUID()
      const wanted = (['a', 'b', 'c'] as const).map((name, index) =>
        line(name, 1 + ((buyer + turn + index) % 2)),
      )
      if ((await reserve(orderId, wanted)).ok) await release(orderId)
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, buyer) => buy(buyer)))
  expect(await left()).toEqual({ a: 3, b: 3, c: 3 })
}, 60_000)

test('orders that name the same variants in other orders never wait in a circle, nor take half', async () => {
  await count({ a: 40, b: 30, c: 20, d: 25 })
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const turned = [...variants.slice(index % 4), ...variants.slice(0, index % 4)]
      const lines = (index % 2 === 0 ? turned : turned.toReversed()).map((variant) => line(variant, 1))
      return reserve(randomUUID(), lines)
    }),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
  expect(await left()).toEqual({ a: 20, b: 10, c: 0, d: 5 })
})

type Step =
  | { readonly do: 'reserve'; readonly order: number; readonly lines: readonly StockLine[] }
  | { readonly do: 'release'; readonly order: number }
  | { readonly do: 'correct'; readonly variant: string; readonly by: number }
  | { readonly do: 'count'; readonly variant: string; readonly to: number }

const variant = fc.constantFrom(...variants)
const order = fc.integer({ min: 0, max: 3 })
const lines = fc.array(
  fc.tuple(variant, fc.integer({ min: 1, max: 4 })).map(([name, quantity]) => line(name, quantity)),
  { minLength: 1, maxLength: 5 },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('reserve' as const), order, lines }),
  fc.record({ do: fc.constant('release' as const), order }),
  fc.record({ do: fc.constant('correct' as const), variant, by: fc.integer({ min: -6, max: 6 }) }),
  fc.record({ do: fc.constant('count' as const), variant, to: fc.integer({ min: -1, max: 9 }) }),
)

test('after any sequence the stock is what was entered, less what is held', async () => {
  const start = fc.record({ a: fc.nat(9), b: fc.nat(9), c: fc.nat(9), d: fc.nat(9) })
  await fc.assert(
    fc.asyncProperty(start, fc.array(step, { maxLength: 25 }), async (pieces, steps) => {
      await count(pieces)
      const oracle = new Map<string, number>(Object.entries(pieces))
      const reserved = new Map<number, StockLine[]>()
      const orderIds = Array.from({ length: 4 }, () => randomUUID())
      for (const next of steps) {
        await take(next, oracle, reserved, orderIds)
        expect(await left()).toEqual(Object.fromEntries(oracle))
      }
    }),
    { numRuns: 25 },
  )
}, 60_000)

/** Does a step in the database and in memory; what they answer must agree. */
async function take(
  next: Step,
  oracle: Map<string, number>,
  reserved: Map<number, StockLine[]>,
  orderIds: readonly string[],
): Promise<void> {
  const pieces = (name: string) => oracle.get(name) ?? 0
  if (next.do === 'reserve') {
    const wanted = Map.groupBy(next.lines, (one) => one.variant)
    const sums = [...wanted].map(
      ([name, own]) => [name, own.reduce((sum, one) => sum + one.quantity, 0)] as const,
    )
    const fits = sums.every(([name, sum]) => sum <= pieces(name))
    expect((await reserve(orderIds[next.order] ?? '', next.lines)).ok).toBe(fits)
    if (!fits) return
    for (const [name, sum] of sums) oracle.set(name, pieces(name) - sum)
    reserved.set(next.order, [...(reserved.get(next.order) ?? []), ...next.lines])
  } else if (next.do === 'release') {
    await release(orderIds[next.order] ?? '')
    for (const one of reserved.get(next.order) ?? [])
      oracle.set(one.variant, pieces(one.variant) + one.quantity)
    reserved.delete(next.order)
  } else {
    const { variant: name } = next
    const target = next.do === 'count' ? next.to : pieces(name) + next.by
    const change = next.do === 'count' ? { to: next.to } : { by: next.by }
    const correction = { identifier, variant: name, reason: 'correction', author: 'stock-set' } as const
    const services = { ...held.connection, clock }
    const answer = await correctStock(services, { ...correction, pieces: change })
    expect(answer.ok).toBe(target >= 0 && target !== pieces(name))
    if (answer.ok) oracle.set(name, target)
  }
}

test('a movement is never changed, nor does one contradict its reason', async () => {
  await count({ a: 1 })
  const { database } = held.connection
  await expect(database.update(stockMovements).set({ quantity: 2 })).rejects.toThrow()
  await expect(database.delete(stockMovements)).rejects.toThrow()
  await expect(database.execute(sql`TRUNCATE club.stock_movements`)).rejects.toThrow()
  const place = { identifier, variant: 'a', at }
  const wrong = [
    { ...place, reason: 'entry', quantity: -1 },
    { ...place, reason: 'sale', quantity: 1 },
    { ...place, reason: 'correction', quantity: 0 },
    { ...place, reason: 'reservation', quantity: -1 },
    { ...place, reason: 'release', quantity: 1 },
  ] as const
  for (const values of wrong) await expect(database.insert(stockMovements).values(values)).rejects.toThrow()
  await expect(database.update(stock).set({ pieces: -1 })).rejects.toThrow()
  const kept = await database.select().from(stockMovements).orderBy(asc(stockMovements.id))
  expect(kept).toMatchObject([{ reason: 'entry', quantity: 1 }])
})
