import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { expireOrders, markPaid } from '#app/domain/orders/store.server.ts'
import { readKept } from '#app/domain/places/store.server.ts'
import { standingClock } from '#app/outside/clock.ts'
import { orders } from '#db/schema/index.ts'
import { booked, bookNow, lanzarote, typedBooking, wishOf } from '#test/camps/booking.ts'
import { useDatabase } from '#test/database.ts'
import { findCamp, listCamps } from '../store.server.ts'
import { readBookingForm } from './booking-form.ts'
import { minorsProblem, minorsWarning } from './minors/minors-store.server.ts'
import { bookCamp, bookingRecapOf, findBookingBySecret, readOffer } from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2027-01-10T08:00:00Z') })
const at = (now: string) => ({
  database: held.connection.database,
  content,
  clock: standingClock(now),
  siteUrl: 'https://club.exemple.fr',
  isProduction: false,
  payment: undefined,
})
const services = () => at('2027-01-10T08:00:00Z')

beforeEach(() =>
  held.connection.pool
    .query(`SET session_replication_role = replica; UPDATE club.bookings SET stage = 'expired';
    SET session_replication_role = DEFAULT`),
)

const taken = async (path = lanzarote) => (await findCamp(services(), path))?.camp.taken

test('a booking holds its places, with who comes, what is due and an order for the deposit', async () => {
  const { secret, orderId } = await booked(services(), { places: 2, change: { 'option-velo-2': 'on' } })
  const booking = await findBookingBySecret(held.connection.database, secret)
  expect(booking).toMatchObject({
    camp: 'lanzarote',
    stage: 'held',
    participants: [
      { firstName: 'Camille', bornOn: '1990-03-14', priceCents: 69_000, options: [], tariff: 'full' },
      { firstName: 'Sacha', options: [{ id: 'velo', cents: 21_000 }] },
    ],
    instalments: [
      { cents: 41_400, dueOn: '2027-01-10', paidAt: null },
      { cents: 117_600, dueOn: '2027-02-25' },
    ],
  })
  const [order] = await held.connection.database.select().from(orders).where(eq(orders.id, orderId))
  expect(order).toMatchObject({ totalCents: 41_400, delivery: 'none', instalment: 1 })
  expect(await taken()).toBe(14)
  const { coming } = await listCamps(services(), {
    onlyAvailable: false,
    sport: undefined,
    month: undefined,
    theme: undefined,
  })
  expect(coming.find(({ slug }) => slug === 'lanzarote')).toMatchObject({
    taken: 14,
    placesLeft: 2,
    state: 'lastPlaces',
  })
})

test('one form is one booking, however often it is sent', async () => {
  const key = randomUUID()
  const answers = await Promise.all([bookNow(services(), { key }), bookNow(services(), { key })])
  const ids = answers.map((answer) => (answer.ok ? answer.booking.id : answer.message))
  expect(new Set(ids).size).toBe(1)
  expect(await taken()).toBe(13)
})

test('B11: 200 people for the last places: as many are booked as there are, all others are told, none waits', async () => {
  const wish = await wishOf(services())
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => bookCamp(services(), { ...wish, key: randomUUID() })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
  expect(answers.filter((answer) => !answer.ok && answer.why === 'full')).toHaveLength(196)
  expect((await readKept(held.connection.database, 'lanzarote')).get('lanzarote')?.places).toBe(4)
  expect(await taken()).toBe(16)
})

test('an option has its own quota', async () => {
  const withBike = { change: { 'option-velo-1': 'on' } }
  const bikes = { places: 2, change: { 'option-velo-1': 'on', 'option-velo-2': 'on' } }
  expect(await bookNow(services(), bikes)).toMatchObject({ ok: true })
  expect(await bookNow(services(), withBike)).toMatchObject({ ok: true })
  expect(await bookNow(services(), withBike)).toMatchObject({ ok: false, why: 'full' })
  expect(await bookNow(services())).toMatchObject({ ok: true })
})

test('the member price is for the member, as long as there are some', async () => {
  const { secret } = await booked(services(), { places: 2, isMember: true })
  const booking = await findBookingBySecret(held.connection.database, secret)
  expect(booking?.participants.map(({ priceCents }) => priceCents)).toEqual([64_000, 69_000])
})

test('what changed since the recap books nothing', async () => {
  const offer = await readOffer(services(), lanzarote)
  if (!offer) throw new Error('no offer')
  const read = readBookingForm({ ...offer.camp, today: offer.today }, 1, typedBooking())
  if (!read.ok) throw new Error('not read')
  const { fingerprint } = bookingRecapOf(offer, offer.kept, { form: read.form, isMember: true })
  const wish = { key: randomUUID(), fingerprint, path: lanzarote, form: read.form, userId: undefined }
  expect(await bookCamp(services(), { ...wish, isMember: false })).toMatchObject({ why: 'recap-changed' })
  expect(await taken()).toBe(12)
})

test('unpaid, its places are free again; paid late, they are taken if they are still there, else the money is due back', async () => {
  const first = await booked(services(), { places: 3 })
  const late = at('2027-01-21T09:00:00Z')
  expect(await expireOrders({ ...late, payment: undefined })).toBeGreaterThan(0)
  expect(await taken()).toBe(12)
  const number = async (id: string) =>
    (await held.connection.database.select().from(orders).where(eq(orders.id, id)))[0]?.number ?? ''
  expect(await markPaid(late, { number: await number(first.orderId), author: 'essai' })).toMatchObject({
    ok: true,
  })
  expect(await taken()).toBe(15)
  const stage = async (secret: string) => (await findBookingBySecret(held.connection.database, secret))?.stage
  expect(await stage(first.secret)).toBe('booked')

  const second = await booked(at('2027-01-21T10:00:00Z'), {})
  await expireOrders({ ...at('2027-02-02T09:00:00Z'), payment: undefined })
  await booked(at('2027-02-02T10:00:00Z'), {})
  const tooLate = at('2027-02-02T11:00:00Z')
  expect(await markPaid(tooLate, { number: await number(second.orderId), author: 'essai' })).toMatchObject({
    ok: false,
  })
  expect(await stage(second.secret)).toBe('expired')
  expect(await taken()).toBe(16)
})

test('E9: seven minors need a declared stay, where there are nights; the office is warned before', async () => {
  const children = Array.from({ length: 6 }, () => ({ bornOn: '2012-05-05' }))
  const seven = [...children, { bornOn: '2009-03-20' }]
  const camp = (await findCamp(services(), lanzarote))?.camp
  if (!camp) throw new Error('no camp')
  const problem = (change: object, participants = seven) =>
    held.connection.database.transaction((transaction) =>
      minorsProblem(transaction, { ...camp, startOn: '2027-03-19', ...change }, participants),
    )
  expect(await problem({}, children)).toBeUndefined()
  expect(await problem({})).toContain('18 ans')
  expect(await problem({ startOn: '2027-03-20' })).toBeUndefined()
  expect(await problem({ minorsDeclaration: '0691234SV000126' })).toBeUndefined()
  expect(await problem({ lodging: 'none' })).toBeUndefined()
  const warning = (change: object = {}) => minorsWarning(held.connection.database, { ...camp, ...change })
  const child = { 'bornOn-1': '05/05/2012', 'guardianName-1': 'Zoé Roy', 'guardianEmail-1': 'zoe@exemple.fr' }
  const before = Number(/: (\d) sur 6/.exec((await warning()) ?? '')?.[1])
  await booked(services(), { change: { ...child, 'guardianAttests-1': 'on' } })
  expect(await warning()).toContain(`Mineurs inscrits\u00a0: ${before + 1} sur 6`)
  expect(await warning({ minorsDeclaration: '0691234SV000126' })).toBeUndefined()
  expect(await warning({ lodging: 'none' })).toBeUndefined()
})
