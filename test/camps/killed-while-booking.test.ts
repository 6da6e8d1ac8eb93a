import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { countOf, deaths, type Running, seeded, siteThatComesBack, until } from './site-that-comes-back.ts'
import { keepBooking, keepTaking, type Told } from './stubborn-booker.ts'

const kills = 6
/** Bookings made, paid or given up from one kill to the next. */
const between = 10
/** What the sample camp leaves to the site: 16 places, 12 of them promised elsewhere. */
const places = 4

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

test.for(Object.entries(deaths))(
  '%s killed again and again while places are waited for, offered, taken, paid and given up: each offer is one booking',
  { timeout: 300_000 },
  async ([, kill]) => {
    const site = await siteThatComesBack()
    let isOver = false
    const goesOn = () => !isOver
    const wish = (name: string, index: number) => ({
      places: 1 + (index % 2),
      typed: (round: number) => ({ paymentMethod: 'card', email: `${name}-${index}-${round}@club.example` }),
      goesOn,
    })
    const bookers = [0, 1].map((index) => keepBooking(site, wish('stage', index)))
    const takers = [0, 1, 2, 3].map((index) => keepTaking(site, wish('attente', index)))
    const most = mostHeld(site, goesOn)
    const random = seeded(20_261_128)
    for (let number = 0; number < kills / 2; number += 1) {
      const before = await countOffers(site)
      await until(async () => (await countOffers(site)) >= before + 2)
      await wait(random() * 60)
      await kill(site)
    }
    isOver = true
    const taken = (await Promise.all(takers)).flat()
    const told = [...(await Promise.all(bookers)).flat(), ...taken]
    expect(taken.filter(({ isPaid }) => isPaid).length).toBeGreaterThan(1)
    expect(await most).toBeLessThanOrEqual(places)
    await expectKept(site, told)
    await expectNothingLeaked(site)
    await expectOffersOnce(site, taken)
  },
)

/** Offers are told once each, and each that was taken is one booking, which knows it. */
async function expectOffersOnce(site: Running, taken: readonly Told[]): Promise<void> {
  const [sums] = await site.rows<Record<string, number>>(`SELECT
    (SELECT count(*)::int FROM (SELECT FROM club.outgoing_mails WHERE template = 'camp-place-offered'
      GROUP BY recipient HAVING count(*) > 1) AS told) AS "toldTwice",
    (SELECT count(*)::int FROM club.camp_waits WHERE state IN ('offered', 'taken') AND NOT EXISTS
      (SELECT FROM club.outgoing_mails WHERE template = 'camp-place-offered' AND recipient = email)) AS untold,
    (SELECT count(*)::int FROM (SELECT FROM club.camp_waits WHERE booking_id IS NOT NULL
      GROUP BY booking_id HAVING count(*) > 1) AS twice) AS "bookedTwice",
    (SELECT count(*)::int FROM club.camp_waits WHERE state = 'taken' AND NOT EXISTS
      (SELECT FROM club.bookings WHERE id = booking_id AND stage IN ('held', 'booked'))) AS lost`)
  expect(sums).toEqual({ toldTwice: 0, untold: 0, bookedTwice: 0, lost: 0 })
  for (const { path } of taken) {
    const secret = path.replace('/inscription/', '')
    const query = `SELECT count(*) FROM club.camp_waits JOIN club.bookings ON bookings.id = booking_id WHERE bookings.secret = $1`
    expect(await countOf(site, query, [secret])).toBe(1)
  }
}

const countOffers = (site: Running) =>
  countOf(site, `SELECT count(*) FROM club.outgoing_mails WHERE template = 'camp-place-offered'`)

/** The most places that were held or offered at one time. */
async function mostHeld(site: Running, goesOn: () => boolean): Promise<number> {
  let most = 0
  while (goesOn()) {
    const now = await countOf(
      site,
      `SELECT (SELECT count(*) FROM club.booking_participants JOIN club.bookings ON bookings.id = booking_id
        WHERE stage IN ('held', 'booked') AND left_at IS NULL)
        + (SELECT coalesce(sum(places), 0) FROM club.camp_waits WHERE state = 'offered') AS count`,
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
