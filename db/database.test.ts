import { sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useDatabase } from '#test/database.ts'
import { roadTo } from '#test/road.ts'
import { isAway } from '@allure/auth-server/postgres'
import { connect } from './database.ts'

const own = useDatabase()
afterEach(() => vi.useRealTimers())

async function onARoad() {
  const road = await roadTo(own.url)
  const { database, pool, close } = connect(road.url, { onError: () => undefined })
  onTestFinished(close)
  return { road, database, pool }
}

test('transactions that are cut off as they begin leave their connections to others', async () => {
  const { road, database, pool } = await onARoad()
  const transaction = () => database.transaction((tx) => tx.execute(sql`SELECT 1 AS one`))
  for (let cuts = 0; cuts < 12; cuts += 1) {
    await pool.query('SELECT 1')
    road.silence()
    const beginning = transaction().catch((error: unknown) => error)
    await vi.waitFor(() => expect(road.swallowed()).toBeGreaterThan(0))
    road.cut()
    expect(await beginning).toSatisfy(isAway)
    await road.mend()
  }
  expect((await transaction()).rows).toEqual([{ one: 1 }])
})

test('whoever waits for a database that swallows everything is told so in time, and goes on when it speaks again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { road, database, pool } = await onARoad()
  await pool.query('SELECT 1')
  road.silence()
  const asked = [database.transaction((tx) => tx.execute(sql`SELECT 1`)), pool.query('SELECT 1')]
  const told = Promise.allSettled(asked)
  await vi.advanceTimersByTimeAsync(61_000)
  for (const one of await told) expect(one).toSatisfy(({ reason }) => isAway(reason))
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})
