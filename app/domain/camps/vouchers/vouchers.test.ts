import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { documentSchema } from '#app/domain/orders/documents/documents.ts'
import { expireOrders, findOrderBySecret, markPaid } from '#app/domain/orders/store.server.ts'
import { setBookingStage } from '#app/domain/places/store.server.ts'
import { standingClock } from '#app/outside/clock.ts'
import { documents } from '#db/schema/index.ts'
import { booked, bookNow, wishOf } from '#test/camps/booking.ts'
import { useDatabase } from '#test/database.ts'
import { bookCamp, cancelBooking, findBookingBySecret } from '../bookings/store.server.ts'
import { endVoucher, listVouchers, makeVoucher } from './office-store.server.ts'
import { discountOf } from './rules.ts'
import { voucherFields, voucherSchema } from './schema.ts'
import { findVoucher } from './use-store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T08:00:00Z') })
const on = (day: string) => ({
  database: held.connection.database,
  content,
  clock: standingClock(`${day}T10:00:00Z`),
  siteUrl: 'https://club.exemple.fr',
  isProduction: false,
  payment: undefined,
})
const now = () => on('2026-11-22')

beforeEach(() =>
  held.connection.pool.query(`SET session_replication_role = replica;
    TRUNCATE club.bookings, club.booking_participants, club.vouchers, club.voucher_uses CASCADE;
    SET session_replication_role = DEFAULT`),
)

async function made(change: Record<string, string> = {}) {
  const blank = Object.fromEntries(voucherFields.map((name) => [name, '']))
  const typed = { ...blank, code: 'bienvenue', kind: 'amount', value: '50', ...change }
  expect(await makeVoucher(now(), voucherSchema.parse(typed))).toEqual({ ok: true })
}

const withCode = (change: Record<string, string> = {}) => ({ change: { voucher: 'Bienvenue', ...change } })
const used = async () => (await listVouchers(held.connection.database))[0]?.used

test('a discount is at most the price less what is paid, a part of a cent is the participant’s', () => {
  expect(discountOf({ kind: 'amount', value: 5000 }, 69_000)).toBe(5000)
  expect(discountOf({ kind: 'amount', value: 5000 }, 3000)).toBe(2900)
  expect(discountOf({ kind: 'percent', value: 15 }, 33)).toBe(0)
  expect(discountOf({ kind: 'percent', value: 15 }, 10_001)).toBe(1501)
})

test('paid at once, the discount is a line of the order and of the invoice, with the mention of VAT', async () => {
  await made()
  const { secret } = await booked(now(), withCode({ plan: 'whole' }))
  const booking = await findBookingBySecret(held.connection.database, secret)
  expect(booking?.agreed).toMatchObject({ totalCents: 64_000, discount: { code: 'BIENVENUE', cents: 5000 } })
  await markPaid(now(), { number: booking?.number ?? '', author: 'essai' })
  const [row] = await held.connection.database.select().from(documents)
  const invoice = documentSchema.parse(row?.document)
  expect(invoice.lines.map(({ label, unitPriceCents }) => [label, unitPriceCents])).toEqual([
    ['Stage Lanzarote', 69_000],
    ['Remise, bon BIENVENUE', -5000],
  ])
  expect([invoice.totalCents, invoice.vat.mention]).toEqual([64_000, expect.stringContaining('293 B')])
})

test('by instalments, the deposit stays and its line names the discount', async () => {
  await made({ kind: 'percent', value: '10' })
  const { secret } = await booked(now(), withCode())
  const booking = await findBookingBySecret(held.connection.database, secret)
  expect(booking?.instalments.map(({ cents }) => cents)).toEqual([20_700, 41_400])
  const order = await findOrderBySecret(now(), booking?.orders[0]?.secret ?? '')
  expect(order?.lines[0]?.detail).toMatch(/bon BIENVENUE déduit, [-−]69\s€/)
})

test('limits: thirty at once for three uses, the same person, members, days, another camp, an end', async () => {
  await made({ uses: '3' })
  const wishes = await Promise.all(
    Array.from({ length: 30 }, (_, index) => wishOf(now(), withCode({ email: `a${index}@exemple.fr` }))),
  )
  const answers = await Promise.all(wishes.map((wish) => bookCamp(now(), { ...wish, key: randomUUID() })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await used()).toBe(3)
  const find = (code: string, wish: object = {}) =>
    findVoucher(held.connection.database, {
      code,
      camp: 'lanzarote',
      today: '2026-11-22',
      isMember: false,
      email: 'a0@exemple.fr',
      ...wish,
    })
  await made({ code: 'UNE-FOIS', usesPerPerson: '1', fromOn: '2026-11-22', untilOn: '2026-12-01' })
  await made({ code: 'MEMBRES', isForMembers: 'on', camp: 'lanzarote' })
  expect(await find('une-fois ')).toMatchObject({ ok: true, voucher: { code: 'UNE-FOIS' } })
  expect(await find('UNE-FOIS', { today: '2026-11-21' })).toMatchObject({ ok: false })
  expect(await find('UNE-FOIS', { today: '2026-12-02' })).toMatchObject({ ok: false })
  expect(await find('MEMBRES')).toMatchObject({ ok: false, message: expect.stringContaining('membres') })
  expect(await find('MEMBRES', { isMember: true })).toMatchObject({ ok: true })
  expect(await find('MEMBRES', { isMember: true, camp: 'vercors' })).toMatchObject({ ok: false })
  expect(await find('RIEN')).toMatchObject({ ok: false })
  expect(await endVoucher(now(), 'membres')).toBe(true)
  expect(await endVoucher(now(), 'membres')).toBe(false)
  expect(await find('MEMBRES', { isMember: true })).toMatchObject({ ok: false })
})

test('unpaid or ended by the club, a booking gives its voucher back; given up by its participant, it does not', async () => {
  await made({ uses: '1' })
  await booked(now(), withCode())
  expect(await bookNow(now(), { ...withCode(), places: 1 })).toMatchObject({ ok: false })
  await expireOrders({ ...on('2026-12-05'), payment: undefined })
  expect(await used()).toBe(0)
  const second = await booked(on('2026-12-05'), withCode({ email: 'autre@exemple.fr' }))
  const booking = await findBookingBySecret(held.connection.database, second.secret)
  await markPaid(on('2026-12-05'), { number: booking?.number ?? '', author: 'essai' })
  await held.connection.database.transaction((transaction) =>
    setBookingStage(transaction, second.id, 'cancelled', { act: 'cancel', at: new Date(), actor: 'team' }),
  )
  expect(await used()).toBe(0)
  const third = await booked(on('2026-12-06'), withCode())
  const kept = await findBookingBySecret(held.connection.database, third.secret)
  await markPaid(on('2026-12-06'), { number: kept?.number ?? '', author: 'essai' })
  expect(await cancelBooking(on('2026-12-06'), { secret: third.secret, refundCents: 0 })).toMatchObject({
    ok: true,
  })
  expect(await used()).toBe(1)
})

test('what is typed wrong is said at its field', () => {
  const blank = Object.fromEntries(voucherFields.map((name) => [name, '']))
  const problems = (change: object) => {
    const read = voucherSchema.safeParse({ ...blank, code: 'BON-1', kind: 'amount', value: '50', ...change })
    return read.success ? [] : read.error.issues.map(({ path }) => path[0])
  }
  expect(problems({})).toEqual([])
  expect(problems({ code: 'à' })).toEqual(['code'])
  expect(problems({ kind: 'percent', value: '95' })).toEqual(['value'])
  expect(problems({ value: 'beaucoup' })).toEqual(['value'])
  expect(problems({ uses: '0' })).toEqual(['uses'])
  expect(problems({ fromOn: '2027-02-01', untilOn: '2027-01-01' })).toEqual(['untilOn'])
})
