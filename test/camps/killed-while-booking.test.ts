import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#db/database.ts'
import { postmasterOf } from '../auth/postmaster.ts'
import { freePort } from '../free-port.ts'
import { startSiteProcess } from '../site-process.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { keepBooking, type Told } from './stubborn-booker.ts'

const kills = 6
/** Bookings made, paid or given up from one kill to the next. */
const between = 10
/** What the sample camp leaves to the site: 16 places, 12 of them promised elsewhere. */
const places = 4

const deaths = {
  'the site': (site: Running) => site.killAndRestart(),
  'its PostgreSQL': (site: Running) => site.killDatabase(),
}

test.for(Object.entries(deaths))(
  '%s killed again and again while people book, pay and give up: what they were told holds, no place is held twice',
  { timeout: 300_000 },
  async ([, kill]) => {
    const site = await siteThatComesBack()
    let isOver = false
    const goesOn = () => !isOver
    const ways = ['transfer', 'card', 'card']
    const bookers = Array.from({ length: 6 }, (_, index) =>
      keepBooking(site, {
        places: 1 + (index % 2),
        typed: (round) => ({
          paymentMethod: ways[index % 3] ?? '',
          email: `stage-${index}-${round}@club.example`,
        }),
        goesOn,
      }),
    )
    const most = mostHeld(site, goesOn)
    const random = seeded(20_261_124)
    for (let number = 0; number < kills; number += 1) {
      const before = await countEvents(site)
      await until(async () => (await countEvents(site)) > before + between)
      await wait(random() * 60)
      await kill(site)
    }
    isOver = true
    const told = (await Promise.all(bookers)).flat()
    expect(told.filter(({ isCancelled }) => isCancelled).length).toBeGreaterThan(kills)
    expect(told.filter(({ isPaid }) => isPaid).length).toBeGreaterThan(kills)
    // Full now and then, and never beyond.
    expect(await most).toBe(places)
    await expectKept(site, told)
    await expectNothingLeaked(site)
  },
)

type Running = Awaited<ReturnType<typeof siteThatComesBack>>

/** A site with a PostgreSQL of its own, which dies with it or is killed alone. */
async function siteThatComesBack() {
  const settings = {
    DATA_DIR: temporaryFolder(),
    PORT: String(await freePort()),
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'silent',
  }
  let running = await startSiteProcess(settings)
  const open = () => connect(running.databaseUrl, { onError: () => undefined })
  let database = open()
  onTestFinished(async () => {
    await database.close()
    await running.stop()
  })
  return {
    url: running.url,
    /** Rows of its database, as soon as it answers. */
    async rows<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
      for (;;) {
        const found = await database.pool.query(query, values).catch(() => undefined)
        if (found) return found.rows
        await wait(20)
      }
    },
    async killAndRestart() {
      running.child.kill('SIGKILL')
      if (running.child.signalCode === null) await once(running.child, 'exit')
      running = await startSiteProcess(settings)
      // Its PostgreSQL is another one, at another port.
      const before = database
      database = open()
      await before.close()
    },
    async killDatabase() {
      process.kill(postmasterOf(running.dataDirectory), 'SIGKILL')
      await until(async () => !(await isReady(running.url)))
      await until(() => isReady(running.url))
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.status === 200
}

/** The most places that were held at one time. */
async function mostHeld(site: Running, goesOn: () => boolean): Promise<number> {
  let most = 0
  while (goesOn()) {
    const now = await countOf(
      site,
      `SELECT count(*) FROM club.booking_participants JOIN club.bookings ON bookings.id = booking_id
      WHERE stage IN ('held', 'booked') AND left_at IS NULL`,
    )
    most = Math.max(most, now)
    await wait(10)
  }
  return most
}

/** Everybody finds the booking they were told of with its people, given up when they were told so, and its invoice once paid. */
async function expectKept(site: Running, told: readonly Told[]): Promise<void> {
  for (const { path, places: people, isPaid, isCancelled } of told) {
    const [booking, ...more] = await site.rows<{ id: string; stage: string; people: number }>(
      `SELECT id, stage, (SELECT count(*)::int FROM club.booking_participants WHERE booking_id = bookings.id) AS people
       FROM club.bookings WHERE secret = $1`,
      [path.replace('/inscription/', '')],
    )
    expect([booking?.people, more.length]).toEqual([people, 0])
    if (isCancelled) expect(booking?.stage).toBe('cancelled')
    if (isPaid) await until(async () => (await invoicesOf(site, booking?.id)) === 1)
    if (isPaid && !isCancelled) expect(booking?.stage).toBe('booked')
  }
  expect((await fetch(site.url + (told[0]?.path ?? ''))).status).toBe(200)
}

/** One booking for a form, one settling payment for an order, numbers without a gap, each mail once, money back once. */
async function expectNothingLeaked(site: Running): Promise<void> {
  const [sums] = await site.rows<Record<string, number>>(`SELECT
    (SELECT count(*)::int FROM club.bookings)
      - (SELECT count(DISTINCT email)::int FROM club.orders WHERE booking_id IS NOT NULL) AS twice,
    (SELECT count(*)::int FROM club.bookings WHERE NOT EXISTS
      (SELECT FROM club.orders WHERE booking_id = bookings.id AND instalment = 1)) AS "withoutOrder",
    (SELECT count(*)::int FROM (SELECT FROM club.payments WHERE outcome = 'settles' GROUP BY order_id
      HAVING count(*) > 1) AS paid) AS "paidTwice",
    (SELECT count(*)::int FROM (SELECT order_id FROM club.refunds GROUP BY order_id HAVING sum(cents) >
      (SELECT sum(received_cents) FROM club.payments WHERE payments.order_id = refunds.order_id)) AS back) AS "moreBack",
    (SELECT count(*)::int - coalesce(max(rank), 0) FROM club.documents) AS gaps,
    (SELECT count(*)::int FROM club.camp_desks WHERE places < 0) AS negative`)
  expect(sums).toEqual({ twice: 0, withoutOrder: 0, paidTwice: 0, moreBack: 0, gaps: 0, negative: 0 })
  await until(
    async () =>
      (await countOf(site, 'SELECT count(*) FROM club.order_emails WHERE written_at IS NULL')) === 0,
  )
  const mailedTwice = `SELECT count(*) FROM (SELECT FROM club.outgoing_mails WHERE template = 'booking-received'
    GROUP BY recipient HAVING count(*) > 1) AS twice`
  expect(await countOf(site, mailedTwice)).toBe(0)
}

const countEvents = (site: Running) => countOf(site, 'SELECT count(*) FROM club.booking_events')

const invoicesOf = (site: Running, bookingId = '') =>
  countOf(
    site,
    `SELECT count(*) FROM club.documents JOIN club.orders ON orders.id = order_id
     WHERE kind = 'invoice' AND booking_id = $1`,
    [bookingId],
  )

async function countOf(site: Running, query: string, values: unknown[] = []): Promise<number> {
  const [row] = await site.rows<{ count: string }>(query, values)
  return Number(row?.count)
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
