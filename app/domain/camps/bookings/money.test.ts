import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { documentSchema } from '#app/domain/orders/documents/documents.ts'
import { expireOrders, markPaid } from '#app/domain/orders/store.server.ts'
import { setBookingStage } from '#app/domain/places/store.server.ts'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { standingClock } from '#app/outside/clock.ts'
import { documents, orders, outgoingMails, refunds } from '#db/schema/index.ts'
import { booked, bookNow, lanzarote } from '#test/camps/booking.ts'
import { useDatabase } from '#test/database.ts'
import { leaveBooking } from '../changes/change-store.server.ts'
import { findCamp } from '../store.server.ts'
import { askForBalances, askToPay, cancelBooking, findBookingBySecret } from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T08:00:00Z') })
// The camp is from 6 to 13 March 2027: its balance is due on 5 January.
const on = (day: string) => ({
  database: held.connection.database,
  content,
  clock: standingClock(`${day}T10:00:00Z`),
  siteUrl: 'https://club.exemple.fr',
  isProduction: false,
  payment: undefined,
})

const numberOf = async (id: string) =>
  (await held.connection.database.select().from(orders).where(eq(orders.id, id)))[0]?.number ?? ''
const pay = async (day: string, id: string) =>
  markPaid(on(day), { number: await numberOf(id), author: 'essai' })
const mails = async (template: string) =>
  held.connection.database.select().from(outgoingMails).where(eq(outgoingMails.template, template))
const issued = async () => {
  const rows = await held.connection.database
    .select()
    .from(documents)
    .orderBy(asc(documents.year), asc(documents.rank))
  return rows.map(({ document }) => documentSchema.parse(document))
}

test('deposit, demand, reminder, balance, cancellation: each sum once, by the scale, in one sequence of documents', async () => {
  const { secret, orderId } = await booked(on('2026-11-20'), { places: 2 })
  expect(await pay('2026-11-21', orderId)).toMatchObject({ ok: true })
  expect(await askForBalances(on('2026-12-21'))).toBe(0)
  expect(await askForBalances(on('2026-12-22'))).toBe(1)
  expect(await askForBalances(on('2026-12-23'))).toBe(0)
  expect(await mails('booking-balance-late')).toHaveLength(0)
  expect(await askForBalances(on('2027-01-08'))).toBe(1)
  expect(await askForBalances(on('2027-01-09'))).toBe(0)
  expect(
    [await mails('booking-balance'), await mails('booking-balance-late')].map((all) => all.length),
  ).toEqual([2, 1])

  const card = await askToPay(on('2027-01-09'), { secret, method: 'transfer' })
  const again = await Promise.all([
    askToPay(on('2027-01-09'), { secret, method: 'transfer' }),
    askToPay(on('2027-01-09'), { secret, method: 'transfer' }),
  ])
  if (!card.ok) throw new Error(card.message)
  for (const answer of again) expect(answer).toMatchObject({ ok: true, order: { id: card.order.id } })
  expect(await pay('2027-01-10', card.order.id)).toMatchObject({ ok: true })
  expect(await askToPay(on('2027-01-10'), { secret, method: 'transfer' })).toMatchObject({ ok: false })

  // 50 % from 60 to 30 days before: 690 € of 1380 € are kept, 276 € + 414 € of it stay.
  expect(await cancelBooking(on('2027-01-15'), { secret, refundCents: 138_000 })).toMatchObject({ ok: false })
  const both = await Promise.all([
    cancelBooking(on('2027-01-15'), { secret, refundCents: 69_000 }),
    cancelBooking(on('2027-01-15'), { secret, refundCents: 69_000 }),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const back = await held.connection.database.select().from(refunds)
  expect(back.map(({ cents, state, owner }) => [cents, state, owner])).toEqual([[69_000, 'due', 'team']])
  expect((await findCamp(on('2027-01-15'), lanzarote))?.camp.taken).toBe(12)
  expect(await mails('booking-cancelled-by-participant')).toHaveLength(1)

  const written = await issued()
  expect(written.map(({ kind, totalCents, deductedCents }) => [kind, totalCents, deductedCents])).toEqual([
    ['invoice', 41_400, 0],
    ['invoice', 96_600, 0],
    ['credit-note', 69_000, 27_600],
  ])
  expect(written[1]?.mentions.join(' ')).toMatch(
    /Prix total 1\s380\s€, acompte de 414\s€ déduit \(facture FA-2026-00001\)/,
  )
  expect(written.map(({ number }) => number)).toEqual(['FA-2026-00001', 'FA-2027-00001', 'AV-2027-00002'])
})

test('a balance that comes after the booking was given up goes back, and takes no place again', async () => {
  const { secret, orderId } = await booked(on('2026-11-20'))
  await pay('2026-11-21', orderId)
  const due = await askToPay(on('2026-12-22'), { secret, method: 'transfer' })
  const { database } = held.connection
  const booking = await findBookingBySecret(database, secret)
  if (!due.ok || !booking) throw new Error('Nothing is due.')
  const gone = { act: 'cancel', at: new Date('2026-12-23T10:00:00Z'), actor: 'team' }
  await database.transaction((transaction) => setBookingStage(transaction, booking.id, 'cancelled', gone))
  expect(await pay('2026-12-24', due.order.id)).toMatchObject({
    ok: false,
    message: expect.stringContaining('il est à rendre'),
  })
  const after = await findBookingBySecret(database, secret)
  expect([after?.stage, after?.instalments.map(({ paidAt }) => paidAt !== null)]).toEqual([
    'cancelled',
    [true, false],
  ])
  const back = await database.select().from(refunds).where(eq(refunds.orderId, due.order.id))
  expect(back.map(({ cents, state }) => [cents, state])).toEqual([[48_300, 'due']])
  expect((await findCamp(on('2026-12-24'), lanzarote))?.camp.taken).toBe(12)
})

test(
  'random days: places, payments and what is given back are those of an oracle',
  { timeout: 60_000 },
  async () => {
    const random = seeded(20_261_123)
    const many = (most: number) => Math.floor(random() * most)
    const known: Model[] = []
    let day = '2026-11-22'
    for (let step = 0; step < 120; step += 1) {
      const services = on(day)
      const live = known.filter(({ stage }) => stage === 'held' || stage === 'booked')
      const one = live[many(live.length)]
      const free = 4 - live.reduce((sum, { places }) => sum + places, 0)
      const act = many(7)
      if (act <= 1) {
        const places = 1 + many(2)
        const answer = await bookNow(services, { places }).catch(() => undefined)
        if (day >= '2027-02-20') continue
        expect(answer?.ok ?? false).toBe(places <= free)
        if (answer?.ok)
          known.push({
            secret: answer.booking.secret,
            places,
            madeOn: day,
            stage: 'held',
            total: places * 69_000,
            deposit: day < '2027-01-05' ? places * 20_700 : places * 69_000,
            paid: 0,
            owed: places * 69_000,
            paidIn: 0,
            keptOfLeft: 0,
          })
      } else if (act === 2 && one) {
        const due = await askToPay(services, { secret: one.secret, method: 'transfer' })
        expect(due.ok).toBe(one.paidIn < one.owed)
        if (!due.ok) continue
        expect(await pay(day, due.order.id)).toMatchObject({ ok: true })
        const came = one.stage === 'held' ? one.deposit : one.owed - one.paidIn
        one.paidIn += came
        one.paid += came
        one.stage = 'booked'
      } else if (act === 3 && one) {
        const kept = one.stage === 'held' ? 0 : one.keptOfLeft + keptOn(day, one)
        const refundCents = Math.max(0, one.paid - kept)
        expect(await cancelBooking(services, { secret: one.secret, refundCents })).toMatchObject({ ok: true })
        one.paid -= refundCents
        one.stage = 'cancelled'
      } else if (act === 4 && one) {
        const deposit = one.deposit / one.places
        const keptCents = keptOn(day, { total: 69_000, deposit })
        const left = await leaveBooking(services, { secret: one.secret, rank: one.places, keptCents })
        expect(left.ok).toBe(one.stage === 'booked' && one.places > 1)
        if (!left.ok) continue
        const fromDue = Math.min(69_000 - keptCents, one.owed - one.paidIn)
        one.owed -= fromDue
        one.paid -= 69_000 - keptCents - fromDue
        one.keptOfLeft += keptCents
        one.places -= 1
        one.total -= 69_000
        one.deposit -= deposit
      } else {
        day = addDays(day, 1 + many(4))
        if (day >= '2027-03-06') break
        await expireOrders(on(day))
        for (const waiting of known)
          if (waiting.stage === 'held' && addDays(waiting.madeOn, 10) <= day) waiting.stage = 'expired'
      }
      await compare(known, day)
    }
    expect(known.length).toBeGreaterThan(7)
    expect(known.some(({ keptOfLeft }) => keptOfLeft > 0)).toBe(true)
    const ranks = (await issued())
      .filter(({ number }) => number.includes('2027'))
      .map(({ number }) => Number(number.slice(-5)))
    expect(ranks).toEqual(ranks.map((_, index) => index + 1))
  },
)

type Model = {
  secret: string
  places: number
  madeOn: string
  stage: 'held' | 'booked' | 'cancelled' | 'expired'
  total: number
  deposit: number
  /** Cents that are here: paid and not given back. */
  paid: number
  /** What is to be paid in all, and what came of it. Cents. */
  owed: number
  paidIn: number
  /** Kept of those who left. Cents. */
  keptOfLeft: number
}

/** The scale of the sample camp, worked out by hand: 60 days before is 5 January, 30 days is 4 February. */
function keptOn(day: string, { total, deposit }: Pick<Model, 'total' | 'deposit'>): number {
  if (day <= '2027-01-05') return deposit
  return day <= '2027-02-04' ? total / 2 : total
}

async function compare(known: readonly Model[], day: string): Promise<void> {
  const services = on(day)
  const places = known.filter(({ stage }) => stage === 'held' || stage === 'booked')
  const taken = (await findCamp(services, lanzarote))?.camp.taken
  expect(taken).toBe(12 + places.reduce((sum, one) => sum + one.places, 0))
  for (const one of known) {
    const booking = await findBookingBySecret(services.database, one.secret)
    const { rows } = await held.connection.pool.query<{ paid: number; given: number }>(
      `SELECT (SELECT coalesce(sum(received_cents), 0)::integer FROM club.payments JOIN club.orders ON orders.id = order_id
          WHERE booking_id = $1 AND outcome = 'settles') AS paid,
        (SELECT coalesce(sum(cents), 0)::integer FROM club.refunds JOIN club.orders ON orders.id = order_id
          WHERE booking_id = $1) AS given`,
      [booking?.id],
    )
    expect({ stage: booking?.stage, paid: (rows[0]?.paid ?? 0) - (rows[0]?.given ?? 0) }).toEqual({
      stage: one.stage,
      paid: one.paid,
    })
  }
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
