import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { markPaid } from '#app/domain/orders/store.server.ts'
import { standingClock } from '#app/outside/clock.ts'
import {
  auditLog,
  campClosures,
  campWaits,
  documents,
  orders,
  outgoingMails,
  refunds,
} from '#db/schema/index.ts'
import { booked, bookNow, lanzarote, typedBooking } from '#test/camps/booking.ts'
import { useDatabase } from '#test/database.ts'
import { readBookingForm } from '../bookings/booking-form.ts'
import { askToPay, cancelBooking, costOfCancelling, findBookingBySecret } from '../bookings/store.server.ts'
import { changeOptions, leaveBooking, transferPlace } from '../changes/change-store.server.ts'
import { findCamp } from '../store.server.ts'
import {
  bookFor,
  cancelBookingByClub,
  cancelCamp,
  finishCancelling,
  listOfficeCamps,
  listParticipants,
  markBookingPaid,
  moveBooking,
  notePapers,
} from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T08:00:00Z') })
// The camp is from 6 to 13 March 2027, 690 € with a deposit of 207 €; its balance is due on 5 January.
const on = (day: string) => ({
  database: held.connection.database,
  content,
  clock: standingClock(`${day}T10:00:00Z`),
  siteUrl: 'https://club.exemple.fr',
  isProduction: false,
  payment: undefined,
})
const database = () => held.connection.database

beforeEach(() =>
  held.connection.pool
    .query(`SET session_replication_role = replica; UPDATE club.bookings SET stage = 'expired';
    DELETE FROM club.camp_closures; DELETE FROM club.camp_waits; DELETE FROM club.outgoing_mails;
    SET session_replication_role = DEFAULT`),
)

const numberOf = async (id: string) =>
  (await database().select().from(orders).where(eq(orders.id, id)))[0]?.number ?? ''
async function paidBooking(day: string, wish: Parameters<typeof booked>[1] = {}) {
  const { orderId, ...made } = await booked(on(day), wish)
  await markPaid(on(day), { number: await numberOf(orderId), author: 'essai' })
  return made
}
const read = async (secret: string) => {
  const booking = await findBookingBySecret(database(), secret)
  if (!booking) throw new Error('no booking')
  return booking
}
const instalments = async (secret: string) => (await read(secret)).instalments.map(({ cents }) => cents)
const givenBack = async (bookingId: string) => {
  const rows = await database()
    .select({ cents: refunds.cents })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.bookingId, bookingId))
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}
const mails = async (template: string) =>
  (await database().select().from(outgoingMails).where(eq(outgoingMails.template, template))).length
const actions = async () => (await database().select().from(auditLog)).map(({ action }) => action)

test('one of two leaves by the scale of the day: what is not asked for any more first, then money back; the last cancels', async () => {
  const early = await paidBooking('2026-11-21', { places: 2 })
  expect(await leaveBooking(on('2026-11-22'), { ...early, rank: 2, keptCents: 1 })).toMatchObject({
    ok: false,
  })
  const pressed = { ...early, rank: 2, keptCents: 20_700 }
  const both = await Promise.all([
    leaveBooking(on('2026-11-22'), pressed),
    leaveBooking(on('2026-11-22'), pressed),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await instalments(early.secret)).toEqual([41_400, 48_300])
  expect((await findCamp(on('2026-11-22'), lanzarote))?.camp.taken).toBe(13)
  expect(await leaveBooking(on('2026-11-22'), { ...early, rank: 1, keptCents: 20_700 })).toMatchObject({
    ok: false,
  })
  // 207 € of who left and 207 € of who cancels are kept: all that is here.
  expect(await cancelBooking(on('2026-11-23'), { secret: early.secret, refundCents: 0 })).toMatchObject({
    ok: true,
  })

  const whole = await paidBooking('2026-11-21', { places: 2, change: { plan: 'whole' } })
  expect(await leaveBooking(on('2027-01-15'), { ...whole, rank: 2, keptCents: 34_500 })).toMatchObject({
    ok: true,
  })
  expect(await givenBack(whole.id)).toBe(34_500)
  expect(
    costOfCancelling(
      await read(whole.secret),
      [{ paidCents: 138_000, refundedCents: 34_500, refunds: [] }],
      '2027-02-10',
    ),
  ).toMatchObject({ refundCents: 0, keptCents: 103_500 })
  expect(await cancelBooking(on('2027-01-16'), { secret: whole.secret, refundCents: 34_500 })).toMatchObject({
    ok: true,
  })
  expect(await givenBack(whole.id)).toBe(69_000)
})

test('options change while there are some: the difference is added to what is due, asked for, or given back', async () => {
  const { secret, id } = await paidBooking('2026-11-21', { change: { plan: 'whole' } })
  const change = { secret, rank: 1, options: ['velo'], changeCents: 21_000 }
  expect(await changeOptions(on('2026-11-22'), { ...change, changeCents: 1 })).toMatchObject({ ok: false })
  expect(await changeOptions(on('2026-11-22'), change)).toMatchObject({ ok: true })
  expect(await instalments(secret)).toEqual([69_000, 21_000])
  const due = await askToPay(on('2026-11-22'), { secret, method: 'transfer' })
  if (!due.ok) throw new Error(due.message)
  expect(
    await markPaid(on('2026-11-23'), { number: await numberOf(due.order.id), author: 'essai' }),
  ).toMatchObject({
    ok: true,
    order: { lines: [{ label: 'Complément, stage Lanzarote' }] },
  })
  const back = { ...change, options: [], changeCents: -21_000 }
  expect(await changeOptions(on('2026-11-24'), back)).toMatchObject({ ok: true })
  expect(await givenBack(id)).toBe(21_000)
  await booked(on('2026-11-24'), { places: 2, change: { 'option-velo-1': 'on', 'option-velo-2': 'on' } })
  await booked(on('2026-11-24'), { change: { 'option-velo-1': 'on' } })
  expect(await changeOptions(on('2026-11-25'), change)).toMatchObject({ ok: false })
})

test('a place goes to a named person at the price that was agreed; both are told', async () => {
  const { secret } = await paidBooking('2026-11-21', { isMember: true })
  const camp = (await findCamp(on('2026-11-22'), lanzarote))?.camp
  const typed = typedBooking(1, {
    takesPart: '',
    'firstName-1': 'Noé',
    'lastName-1': 'Roy',
    'email-1': 'noe@exemple.fr',
  })
  const form = camp && readBookingForm({ ...camp, today: '2026-11-22' }, 1, typed)
  const person = form?.ok ? form.form.participants[0] : undefined
  if (!person) throw new Error('not read')
  expect(await transferPlace(on('2026-11-22'), { secret, rank: 1, person })).toMatchObject({ ok: true })
  expect((await read(secret)).participants).toMatchObject([
    { firstName: 'Noé', email: 'noe@exemple.fr', priceCents: 64_000 },
  ])
  expect([await mails('booking-changed'), await mails('booking-place-received')]).toEqual([1, 1])
})

test('the club books for somebody, notes money and papers, moves, cancels with nothing kept; each once, each in the log', async () => {
  const wish = { path: lanzarote, key: crypto.randomUUID(), count: 1, typed: typedBooking(), author: 'essai' }
  expect(await bookFor(on('2026-11-20'), { ...wish, typed: { ...wish.typed, email: 'x' } })).toMatchObject({
    ok: false,
  })
  const made = await bookFor(on('2026-11-20'), wish)
  if (!made.ok) throw new Error(made.message)
  expect(await bookFor(on('2026-11-20'), wish)).toMatchObject({ booking: { id: made.booking.id } })
  const bookingId = made.booking.id
  const signed = { bookingId, author: 'essai' }
  expect(await markBookingPaid(on('2026-11-21'), { ...signed, rank: 1 })).toMatchObject({ ok: true })
  expect(await markBookingPaid(on('2026-11-21'), { ...signed, rank: 1 })).toMatchObject({ ok: false })
  const seen = { ...signed, rank: 1, isSeen: true }
  expect(await notePapers(on('2026-11-21'), seen)).toEqual(await notePapers(on('2026-11-21'), seen))
  const [one] = (await listParticipants(database(), 'lanzarote')).filter((who) => who.bookingId === bookingId)
  expect(one).toMatchObject({ hasPapers: true, paidCents: 20_700, dueCents: 48_300, stage: 'booked' })
  const money = (await listOfficeCamps(on('2027-01-06'))).find(({ slug }) => slug === 'lanzarote')?.money
  expect(money).toMatchObject({ dueCents: 48_300, lateCents: 48_300 })
  const other = '/nos-stages/natation/porquerolles'
  const moved = await moveBooking(on('2026-11-22'), { ...signed, path: other })
  expect(moved).toMatchObject({ ok: true })
  expect(await givenBack(bookingId)).toBe(20_700)
  if (!moved.ok) throw new Error(moved.message)
  const back = { bookingId: moved.booking.id, author: 'essai', isWaived: true, refundCents: 0 }
  expect(await cancelBookingByClub(on('2026-11-23'), back)).toMatchObject({ ok: true })
  expect(await cancelBookingByClub(on('2026-11-23'), back)).toMatchObject({ ok: false })
  expect((await actions()).filter((action) => action.startsWith('camp.')).toSorted()).toEqual([
    'camp.booked',
    'camp.booked',
    'camp.booking-cancelled',
    'camp.booking-cancelled',
    'camp.papers',
  ])
})

test('a camp is called off while people book and pay: everybody is told and paid back once, nobody is booked after, a crash is gone on from', async () => {
  const paid = await paidBooking('2026-11-21', { places: 2 })
  const waiting = await booked(on('2026-11-21'), {})
  await database()
    .insert(campWaits)
    .values({
      secret: 'a'.repeat(32),
      camp: 'lanzarote',
      path: lanzarote,
      title: 'Lanzarote',
      startOn: '2027-03-06',
      waitsFor: 'places',
      places: 3,
      firstName: 'A',
      email: 'a@exemple.fr',
      state: 'waiting',
      rank: 1,
      joinedAt: new Date(),
    })
  const number = await numberOf(waiting.orderId)
  const wish = { camp: 'lanzarote', author: 'essai', reason: 'La piscine est fermée.' }
  const day = on('2026-11-22')
  await Promise.all([
    cancelCamp(day, wish),
    cancelCamp(day, wish),
    markPaid(day, { number, author: 'essai' }),
    bookNow(day).catch(() => undefined),
    bookNow(day).catch(() => undefined),
  ])
  // As the job does each minute, also after the process was killed in between.
  await finishCancelling(day)
  await finishCancelling(day)
  expect(await bookNow(day).catch(({ message }) => message)).not.toMatchObject({ ok: true })
  const { rows } = await held.connection.pool.query(
    `SELECT count(*)::integer AS open FROM club.bookings WHERE stage IN ('held', 'booked')`,
  )
  expect(rows).toEqual([{ open: 0 }])
  expect(await givenBack(paid.id)).toBe(41_400)
  const late = (await database().select().from(documents)).filter(
    ({ orderId }) => orderId === waiting.orderId,
  )
  expect([0, 20_700]).toContain(await givenBack(waiting.id))
  expect(late.filter(({ kind }) => kind === 'invoice').length).toBe(
    late.filter(({ kind }) => kind === 'credit-note').length,
  )
  expect(await mails('camp-wait-ended')).toBe(1)
  expect((await findCamp(day, lanzarote))?.camp.state).toBe('cancelled')
  expect((await database().select().from(campClosures))[0]?.finishedAt).not.toBeNull()
  expect((await actions()).filter((action) => action === 'camp.cancelled')).toHaveLength(1)
})

test('the club books for several at the telephone: each is asked, the first is who calls, one form is one booking', async () => {
  const second = Object.fromEntries(
    Object.entries(typedBooking())
      .filter(([name]) => name.endsWith('-1'))
      .map(([name, value]) => [name.replace(/-1$/, '-2'), value]),
  )
  const typed = { ...typedBooking(), ...second, 'firstName-2': '', 'lastName-2': 'Noël' }
  const wish = { path: lanzarote, key: crypto.randomUUID(), count: 2, typed, author: 'essai' }
  expect(await bookFor(on('2026-11-20'), wish)).toMatchObject({
    ok: false,
    problems: [expect.objectContaining({ field: 'firstName-2' })],
  })
  const whole = { ...wish, typed: { ...typed, 'firstName-2': 'Zoé' } }
  const made = await bookFor(on('2026-11-20'), whole)
  if (!made.ok) throw new Error(made.message)
  expect(await bookFor(on('2026-11-20'), whole)).toMatchObject({ booking: { id: made.booking.id } })
  const booked = (await listParticipants(database(), 'lanzarote')).filter(
    ({ bookingId }) => bookingId === made.booking.id,
  )
  expect(booked.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toContain('Zoé Noël')
  expect(booked).toHaveLength(2)
})
