import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { correctStock, seedStock } from '#app/domain/shop/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { useDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { sentTo } from '../orders/buying.ts'
import { startSiteProcess } from '../site-process.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { keepBuying } from './stubborn-buyer.ts'
import type { Acknowledged } from './stubborn-buyer.ts'

const held = useDatabase()
const kills = 8
const bottle = { identifier: 'gourde-relief', variant: 'blanc-craie' }
const counted = 5000

test(
  'the site killed again and again while people order and pay: what they were told holds, and nothing leaks',
  { timeout: 300_000 },
  async () => {
    await stockUp()
    const site = await siteThatComesBack()
    let isOver = false
    const goesOn = () => !isOver
    const ways = [{ paymentMethod: 'on_site' }, sentTo, { ...sentTo, paymentMethod: 'card' }]
    const buyers = Array.from({ length: 6 }, (_, index) =>
      keepBuying(site, {
        cart: `${bottle.identifier}.${bottle.variant}.${1 + (index % 2)}.`,
        typed: (round) => ({ ...ways[index % 3], email: `acheteur-${index}-${round}@club.example` }),
        goesOn,
      }),
    )
    const random = seeded(20_261_122)
    for (let number = 0; number < kills; number += 1) {
      const before = await countOrders()
      await until(async () => (await countOrders()) > before)
      await wait(random() * 60)
      await site.killAndRestart()
    }
    isOver = true
    const told = (await Promise.all(buyers)).flat()
    expect(told.length).toBeGreaterThan(kills)
    await expectKept(site, told)
    await expectNothingLeaked()
  },
)

async function stockUp(): Promise<void> {
  const { database } = held.connection
  const content = await openSiteContent({ showsSamples: true, now: systemClock.now })
  onTestFinished(() => content.close())
  const services = { database, content, clock: systemClock }
  await seedStock(services)
  const stocked = { ...bottle, reason: 'correction', pieces: { to: counted }, author: 'essai' } as const
  expect(await correctStock(services, stocked)).toEqual({ ok: true, pieces: counted })
}

async function siteThatComesBack() {
  const port = String(await freePort())
  const settings = {
    DATABASE_URL: held.url,
    DATA_DIR: temporaryFolder(),
    PORT: port,
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'silent',
  }
  let running = await startSiteProcess(settings)
  onTestFinished(() => running.stop())
  return {
    url: running.url,
    async killAndRestart() {
      running.child.kill('SIGKILL')
      if (running.child.signalCode === null) await once(running.child, 'exit')
      running = await startSiteProcess(settings)
    },
  }
}

/** Everybody finds the order they were told of, and its invoice once they were told that it is paid. */
async function expectKept(site: { url: string }, told: readonly Acknowledged[]): Promise<void> {
  for (const { path, isPaid } of told) {
    const secret = path.replace('/commande/', '')
    const orders = await rows<{ id: string; lines: number }>(
      `SELECT id, (SELECT count(*)::int FROM club.order_lines WHERE order_id = orders.id) AS lines
       FROM club.orders WHERE secret = $1`,
      [secret],
    )
    expect(orders.map(({ lines }) => lines)).toEqual([1])
    if (isPaid) await until(async () => (await invoicesOf(orders[0]?.id)) === 1)
  }
  expect((await fetch(site.url + (told[0]?.path ?? ''))).status).toBe(200)
}

/** One order for a wish, one settling payment for an order, numbers without a gap, emails once, and pieces that add up. */
async function expectNothingLeaked(): Promise<void> {
  const [sums] = await rows<Record<string, number>>(
    `SELECT
    (SELECT count(*)::int FROM club.orders) - (SELECT count(DISTINCT email)::int FROM club.orders) AS twice,
    (SELECT count(*)::int FROM (SELECT FROM club.payments WHERE outcome = 'settles' GROUP BY order_id
      HAVING count(*) > 1) AS paid) AS "paidTwice",
    (SELECT count(*)::int - coalesce(max(rank), 0) FROM club.documents) AS gaps,
    (SELECT pieces FROM club.stock WHERE identifier = $1 AND variant = $2)
      + (SELECT coalesce(sum(quantity), 0)::int FROM club.order_lines) AS pieces`,
    [bottle.identifier, bottle.variant],
  )
  expect(sums).toEqual({ twice: 0, paidTwice: 0, gaps: 0, pieces: counted })
  await until(
    async () => (await countOf('SELECT count(*) FROM club.order_emails WHERE written_at IS NULL')) === 0,
  )
  const confirmations = await countOf(
    `SELECT count(*) FROM club.outgoing_mails WHERE template = 'order-received'`,
  )
  expect(confirmations).toBe(await countOrders())
}

const countOrders = () => countOf('SELECT count(*) FROM club.orders')

const invoicesOf = (orderId = '') =>
  countOf(`SELECT count(*) FROM club.documents WHERE kind = 'invoice' AND order_id = $1`, [orderId])

async function countOf(query: string, values: unknown[] = []): Promise<number> {
  const [row] = await rows<{ count: string }>(query, values)
  return Number(row?.count)
}

async function rows<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await held.connection.pool.query(query, values)).rows
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20)
}

/** Numbers from 0 to 1, the same ones from the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
