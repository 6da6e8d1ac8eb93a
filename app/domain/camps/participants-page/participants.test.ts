import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { readFeed } from '#app/domain/competitions/store.server.ts'
import { markPaid } from '#app/domain/orders/store.server.ts'
import { findTestimonial } from '#app/domain/testimonials/store.server.ts'
import { standingClock } from '#app/outside/clock.ts'
import { offlineSheet } from '#app/pages/admin/stages/sheet/offline-sheet.ts'
import { usualReminderDays } from '#content/collections/reminder-days.ts'
import { calendarVersion, outgoingMails } from '#db/schema/index.ts'
import { booked, wishOf } from '#test/camps/booking.ts'
import { useDatabase } from '#test/database.ts'
import { bookCamp, cancelBooking, findBookingBySecret } from '../bookings/store.server.ts'
import { leaveBooking } from '../changes/change-store.server.ts'
import { readGift } from '../gifts/gift-form.ts'
import { findGiftCard, tellGifts } from '../gifts/gift-store.server.ts'
import { reminderOn } from '../reminders/rules.ts'
import { remindParticipants } from '../reminders/send-store.server.ts'
import { markArrival, readCampSheet } from '../sheet/sheet-store.server.ts'
import { saveGuide } from './guide-store.server.ts'
import { noGuide } from './guide.ts'
import {
  findParticipantsBooking,
  participantsSecretOf,
  purgeParticipantsPages,
  readCompany,
} from './page-store.server.ts'
import { carSchema } from './schema.ts'
import { endCarShare, nameParticipants, shareCar, writeToParticipant } from './share-store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T08:00:00Z') })
const coach = { id: '00000000-0000-4000-8000-000000000001', name: 'Coach' }
// The camp is from 6 to 13 March 2027.
const at = (instant: string) => ({
  database: held.connection.database,
  content,
  clock: standingClock(instant),
  siteUrl: 'https://club.exemple.fr',
  appSecret: 'secret of these tests',
  isProduction: false,
  payment: undefined,
})
const on = (day: string) => at(`${day}T10:00:00Z`)
const now = () => on('2026-11-22')

beforeEach(() =>
  held.connection.pool.query(`SET session_replication_role = replica;
    TRUNCATE club.bookings, club.booking_participants, club.booking_told, club.outgoing_mails CASCADE;
    SET session_replication_role = DEFAULT`),
)

async function paid(change: Record<string, string> = {}, places = 1) {
  const { secret } = await booked(now(), { places, change: { plan: 'whole', ...change } })
  const found = await findBookingBySecret(held.connection.database, secret)
  await markPaid(now(), { number: found?.number ?? '', author: 'essai' })
  const booking = await findBookingBySecret(held.connection.database, secret)
  if (!booking) throw new Error('no booking')
  return booking
}

const mails = (template: string) =>
  held.connection.database
    .select({ to: outgoingMails.recipient, facts: outgoingMails.facts })
    .from(outgoingMails)
    .where(eq(outgoingMails.template, template))

test('the participants’ page opens with the booking, ends with it, and thirty days after the camp', async () => {
  const booking = await paid()
  const secrets = await Promise.all(
    [1, 2, 3].map(() => participantsSecretOf(held.connection.database, booking.id)),
  )
  expect(new Set(secrets).size).toBe(1)
  const [secret = ''] = secrets
  expect(secret).not.toBe(booking.secret)
  const opens = async (day: string) => (await findParticipantsBooking(on(day), secret)) !== undefined
  expect([await opens('2027-04-12'), await opens('2027-04-13')]).toEqual([true, false])
  expect(await findParticipantsBooking(now(), booking.secret)).toBeUndefined()
  expect(await purgeParticipantsPages(on('2027-04-12'))).toBe(0)
  await cancelBooking(now(), { secret: booking.secret, refundCents: 69_000 - 20_700 })
  expect(await opens('2026-12-01')).toBe(false)
  expect(await purgeParticipantsPages(on('2027-04-13'))).toBe(1)
})

test('who comes is a number; first names and seats are there when their people say so, addresses never', async () => {
  const one = await paid({}, 2)
  const other = await paid({ firstName: 'Maëlle', email: 'maelle@exemple.fr' })
  const { database } = held.connection
  expect(await readCompany(database, 'lanzarote')).toEqual({ count: 3, named: [], cars: [] })
  await nameParticipants(now(), one, [2])
  const car = carSchema.parse({
    way: 'offers',
    seats: '3',
    fromPlace: 'Lyon',
    toPlace: 'Orly',
    firstName: 'Camille',
  })
  for (let time = 0; time < 5; time += 1) expect(await shareCar(now(), one, car)).toBe(time < 4)
  const company = await readCompany(database, 'lanzarote')
  expect(company.named.map(({ firstName }) => firstName)).toEqual(['Sacha'])
  expect(JSON.stringify(company)).not.toContain('@')
  await endCarShare(now(), other, company.cars[0]?.id ?? '')
  expect((await readCompany(database, 'lanzarote')).cars).toHaveLength(4)
  await endCarShare(now(), one, company.cars[0]?.id ?? '')
  expect((await readCompany(database, 'lanzarote')).cars).toHaveLength(3)

  const letter = { firstName: 'Maëlle', words: 'Une place pour moi ?' }
  expect(await writeToParticipant(now(), other, { ...letter, to: one.id })).toBe(true)
  const [mail] = await mails('camp-participant-writes')
  expect(mail).toMatchObject({ to: 'camille@exemple.fr', facts: { from: other.id, words: letter.words } })
  expect(JSON.stringify(mail?.facts)).not.toContain('maelle@')
  expect(await writeToParticipant(now(), { ...other, camp: 'vercors' }, { ...letter, to: one.id })).toBe(
    false,
  )
  await nameParticipants(now(), one, [])
  expect((await readCompany(database, 'lanzarote')).named).toEqual([])
})

test('each reminder goes once to each participant, whenever the job runs, and none before eight in France', async () => {
  await paid({ 'email-2': 'sacha@exemple.fr' }, 2)
  await paid({ email: 'seul@exemple.fr' })
  await booked(now(), { change: { email: 'impaye@exemple.fr' } })
  await saveGuide(
    now(),
    {
      camp: 'lanzarote',
      title: 'Lanzarote',
      guide: { ...noGuide, packing: 'Lunettes', photosUrl: 'https://photos.exemple.fr/a' },
    },
    coach,
  )
  expect(await remindParticipants(on('2027-02-19'))).toBe(0)
  expect(await remindParticipants(at('2027-02-20T06:59:00Z'))).toBe(0)
  const both = await Promise.all([1, 2].map(() => remindParticipants(at('2027-02-20T07:00:00Z'))))
  expect(both.toSorted()).toEqual([0, 3])
  for (const day of [
    '2027-02-21',
    '2027-02-26',
    '2027-02-28',
    '2027-03-03',
    '2027-03-05',
    '2027-03-08',
    '2027-03-14',
    '2027-03-23',
  ])
    await remindParticipants(on(day))
  const sent = await mails('camp-reminder')
  const kinds = sent.map(({ facts }) => (facts as { kind: string }).kind)
  expect(kinds).toEqual(['papers', 'packing', 'meeting', 'thanks'].flatMap((kind) => [kind, kind, kind]))
  expect(new Set(sent.map(({ to }) => to))).toEqual(
    new Set(['camille@exemple.fr', 'sacha@exemple.fr', 'seul@exemple.fr']),
  )
  expect(sent[3]?.facts).toMatchObject({ words: 'Lunettes' })
  // The thanks ask for a testimonial, each reader by an address of their own.
  const asked = sent.map(({ facts }) => (facts as { testimonial?: string }).testimonial)
  expect(asked.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => undefined))
  expect(new Set(asked.slice(9)).size).toBe(3)
  expect(await findTestimonial(now().database, asked[9] ?? '')).toMatchObject({ about: 'Lanzarote' })
  expect(sent[9]?.facts).toMatchObject({ words: '', photosUrl: 'https://photos.exemple.fr/a' })
})

test('the days of reminders across the change of clocks and a leap day', () => {
  const march = { startOn: '2027-04-03', endOn: '2027-04-05' }
  expect(
    ['2027-03-19', '2027-03-20', '2027-03-27', '2027-03-31', '2027-04-02', '2027-04-03'].map((day) =>
      reminderOn(march, day),
    ),
  ).toEqual([undefined, 'papers', 'packing', 'meeting', 'meeting', undefined])
  expect(reminderOn({ startOn: '2028-03-01', endOn: '2028-03-02' }, '2028-02-29')).toBe('meeting')
  expect(reminderOn({ startOn: '2028-03-01', endOn: '2028-03-02' }, '2028-02-23')).toBe('packing')
})

test('the days of reminders are the owner’s, and none has a day that two claim', () => {
  const camp = { startOn: '2027-04-30', endOn: '2027-05-02' }
  const days = { ...usualReminderDays, papers: 30, packing: 10, meeting: 1, thanks: 3 }
  expect(
    [
      '2027-03-30',
      '2027-03-31',
      '2027-04-19',
      '2027-04-20',
      '2027-04-28',
      '2027-04-29',
      '2027-04-30',
      '2027-05-04',
      '2027-05-05',
      '2027-05-12',
      '2027-05-13',
    ].map((day) => reminderOn(camp, day, days) ?? ''),
  ).toEqual(['', 'papers', 'papers', 'packing', 'packing', 'meeting', '', '', 'thanks', 'thanks', ''])
})

test('a gift: who receives it is told on its day, once, when it is paid; its buyer keeps the invoice and the secret', async () => {
  const gift = {
    isGift: 'on',
    giftOn: '2026-12-24',
    giftWords: 'Bon Noël',
    takesPart: '',
    'firstName-1': 'Nour',
    'lastName-1': 'Petit',
    'email-1': 'nour@exemple.fr',
  }
  const booking = await paid(gift)
  expect(await tellGifts(on('2026-12-23'))).toBe(0)
  expect(await tellGifts(at('2026-12-24T06:30:00Z'))).toBe(0)
  const told = await Promise.all([1, 2].map(() => tellGifts(on('2026-12-24'))))
  expect(told.toSorted()).toEqual([0, 1])
  expect(await tellGifts(on('2026-12-25'))).toBe(0)
  const [mail] = await mails('camp-gift')
  expect(mail).toMatchObject({ to: 'nour@exemple.fr', facts: { from: 'Camille', words: 'Bon Noël' } })
  const secret = String((mail?.facts as { secret?: string } | undefined)?.secret)
  expect(JSON.stringify(mail?.facts)).not.toContain(booking.secret)
  expect(await findGiftCard(held.connection.database, secret)).toMatchObject({
    firstName: 'Nour',
    title: 'Lanzarote',
  })
  expect(await findGiftCard(held.connection.database, booking.secret)).toBeUndefined()
  const fields = (change: Record<string, string>) =>
    readGift({ ...gift, ...change }, { startOn: '2027-03-06', today: '2026-11-22' }).problems.map(
      ({ field }) => field,
    )
  expect(fields({})).toEqual([])
  expect(fields({ giftOn: '2026-11-21' })).toEqual(['giftOn'])
  expect(fields({ giftOn: '2027-03-06' })).toEqual(['giftOn'])
  expect(fields({ takesPart: 'on' })).toEqual(['takesPart'])
  expect(fields({ 'email-1': '' })).toEqual(['email-1'])
})

test('a gift for two goes to who still comes', async () => {
  const gift = {
    isGift: 'on',
    giftOn: '2026-12-24',
    takesPart: '',
    'firstName-1': 'Nour',
    'lastName-1': 'Petit',
  }
  const both = { ...gift, 'email-1': 'nour@exemple.fr', 'email-2': 'sacha@exemple.fr' }
  const { secret } = await paid(both, 2)
  expect(await leaveBooking(on('2026-12-01'), { secret, rank: 1, keptCents: 20_700 })).toEqual({ ok: true })
  expect(await tellGifts(on('2026-12-24'))).toBe(1)
  expect(await mails('camp-gift')).toMatchObject([{ to: 'sacha@exemple.fr' }])
})

test('the coach’s sheet: who comes, whom to call, a tick that stands; offline, nothing of health', async () => {
  const booking = await paid({ 'diet-1': 'sans gluten', 'firstName-2': '<b>Sacha</b>' }, 2)
  const mark = (hasArrived: boolean) =>
    markArrival(on('2027-03-06'), { bookingId: booking.id, rank: 1, hasArrived, camp: 'lanzarote' }, coach)
  expect((await Promise.all([mark(true), mark(true)])).toSorted()).toEqual([false, true])
  const lines = await readCampSheet(held.connection.database, 'lanzarote')
  expect(lines.map(({ name, arrivedAt }) => [name, arrivedAt !== null])).toEqual([
    ['<b>Sacha</b> Martin', false],
    ['Camille Martin', true],
  ])
  expect(JSON.stringify(lines)).not.toContain('1990')
  const page = offlineSheet({ title: 'Lanzarote', dates: 'mars', location: 'Teguise' }, lines)
  expect(page).toContain('tel:+33698765432')
  expect(page).toContain('&lt;b&gt;Sacha&lt;/b&gt;')
  expect(page).not.toMatch(/gluten|<b>Sacha|script|https?:/)
  expect([await mark(false), await mark(false)]).toEqual([true, false])
})

test('a camp is in the own calendar of the member who booked it, from the payment on', async () => {
  const userId = randomUUID()
  const { database } = held.connection
  const feed = async () => {
    const [counted] = await database.select().from(calendarVersion)
    const viewer = { memberId: userId, groups: [], isCoach: false }
    const owner = { viewer, calendarVersion: counted?.version ?? 0 }
    return new TextDecoder().decode((await readFeed(now(), owner, 'mes-courses')).octets)
  }
  const made = await bookCamp(now(), { ...(await wishOf(now())), userId })
  if (!made.ok) throw new Error(made.message)
  expect(await feed()).not.toContain('Lanzarote')
  const booking = await findBookingBySecret(database, made.booking.secret)
  await markPaid(now(), { number: booking?.number ?? '', author: 'essai' })
  expect(await feed()).toContain('stage-lanzarote@allure')
  await cancelBooking(now(), { secret: made.booking.secret, refundCents: 0 })
  expect(await feed()).not.toContain('Lanzarote')
})
