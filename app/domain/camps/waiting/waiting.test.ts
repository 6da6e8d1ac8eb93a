import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { campWaits, outgoingMails } from '#db/schema/index.ts'
import { booked, bookNow, lanzarote, wishOf } from '#test/camps/booking.ts'
import { useDatabase } from '#test/database.ts'
import { bookCamp, cancelBooking } from '../bookings/store.server.ts'
import { findCamp } from '../store.server.ts'
import { answerWait, findWait, joinWaiting, moveWaitingLists, purgeWaits } from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T08:00:00Z') })
// The camp is from 6 to 13 March 2027; 4 of its 16 places are free.
const at = (now: string) => ({
  database: held.connection.database,
  content,
  clock: standingClock(now),
  siteUrl: 'https://club.exemple.fr',
  isProduction: false,
  payment: undefined,
})
const morning = '2027-01-10T08:00:00Z'
const services = () => at(morning)

beforeEach(() =>
  held.connection.pool
    .query(`SET session_replication_role = replica; UPDATE club.bookings SET stage = 'expired';
    DELETE FROM club.camp_waits; DELETE FROM club.outgoing_mails; SET session_replication_role = DEFAULT`),
)

const secretOf = async (email: string) =>
  (await held.connection.database.select().from(campWaits).where(eq(campWaits.email, email)))[0]?.secret ?? ''
const stateOf = async (name: string) =>
  (await findWait(held.connection.database, await secretOf(`${name}@exemple.fr`)))?.state
const mailsOf = async (template: string) =>
  (
    await held.connection.database.select().from(outgoingMails).where(eq(outgoingMails.template, template))
  ).map(({ recipient }) => recipient.split('@')[0])
const askedBy = (name: string, places = 1, on = services()) =>
  joinWaiting(on, {
    path: lanzarote,
    firstName: name,
    email: `${name}@exemple.fr`,
    places,
    userId: undefined,
  })
async function waits(name: string, places = 1, on = services()) {
  expect(await askedBy(name, places, on)).toMatchObject({ ok: true })
  const secret = await secretOf(`${name}@exemple.fr`)
  expect(await answerWait(on, { secret, act: 'confirmer' })).toEqual({ ok: true })
  return secret
}
const taken = async () => (await findCamp(services(), lanzarote))?.camp.taken

test('a guest waits once the address is proven, each address once, with a rank that is true', async () => {
  await booked(services(), { places: 4 })
  await askedBy('ana')
  await askedBy('ana')
  expect(await stateOf('ana')).toBe('asked')
  expect(await mailsOf('camp-wait-asked')).toEqual(['ana', 'ana'])
  const bo = await waits('bo')
  const ana = await waits('ana')
  expect((await findWait(held.connection.database, bo))?.position).toBe(1)
  expect((await findWait(held.connection.database, ana))?.position).toBe(2)
})

test('a freed place is offered in the same transaction to the first whom it fits, and to nobody else meanwhile', async () => {
  const first = await booked(services(), {})
  await booked(services(), { places: 3 })
  await waits('deux', 2)
  const one = await waits('un')
  await waits('apres')
  expect(await cancelBooking(services(), { secret: first.secret, refundCents: 0 })).toMatchObject({
    ok: true,
  })
  expect([await stateOf('deux'), await stateOf('un'), await stateOf('apres')]).toEqual([
    'waiting',
    'offered',
    'waiting',
  ])
  expect(await mailsOf('camp-place-offered')).toEqual(['un'])
  expect(await taken()).toBe(16)
  expect(await bookNow(services())).toMatchObject({ ok: false, why: 'full' })
  const wish = await wishOf(services(), { wait: one })
  const both = await Promise.all([
    bookCamp(services(), wish),
    bookCamp(services(), { ...wish, key: crypto.randomUUID() }),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await stateOf('un')).toBe('taken')
  expect(await taken()).toBe(16)
})

test('let go, it is offered to the next; whoever stayed is first again when another place comes back', async () => {
  const [a, b] = [await booked(services(), {}), await booked(services(), {})]
  await booked(services(), { places: 2 })
  const one = await waits('un')
  const two = await waits('deux')
  await cancelBooking(services(), { secret: a.secret, refundCents: 0 })
  expect(await answerWait(services(), { secret: one, act: 'rester' })).toEqual({ ok: true })
  expect(await answerWait(services(), { secret: one, act: 'rester' })).toEqual({ ok: true })
  expect([await stateOf('un'), await stateOf('deux')]).toEqual(['waiting', 'offered'])
  await answerWait(services(), { secret: two, act: 'rester' })
  expect([await stateOf('un'), await stateOf('deux'), await taken()]).toEqual(['waiting', 'waiting', 15])
  await cancelBooking(services(), { secret: b.secret, refundCents: 0 })
  expect([await stateOf('un'), await stateOf('deux'), await taken()]).toEqual(['offered', 'offered', 16])
})

test('an offer ends to the minute and goes on; taken in its last second, it is paid for later; after it, never', async () => {
  const first = await booked(services(), {})
  await booked(services(), { places: 3 })
  const one = await waits('un')
  const two = await waits('deux')
  await cancelBooking(services(), { secret: first.secret, refundCents: 0 })
  expect(await moveWaitingLists(at('2027-01-12T07:59:59Z'))).toBe(0)
  const before = await wishOf(at('2027-01-12T07:59:59Z'), { wait: one })
  const after = at('2027-01-12T08:00:00Z')
  expect(await bookCamp(after, before)).toMatchObject({ ok: false, why: 'full' })
  expect(await moveWaitingLists(after)).toBe(2)
  expect(await moveWaitingLists(after)).toBe(0)
  expect([await stateOf('un'), await stateOf('deux')]).toEqual(['lapsed', 'offered'])
  expect(await mailsOf('camp-offer-lapsed')).toEqual(['un'])
  const lastSecond = at('2027-01-14T07:59:59Z')
  expect(await bookCamp(lastSecond, await wishOf(lastSecond, { wait: two }))).toMatchObject({ ok: true })
  expect(await moveWaitingLists(at('2027-01-14T08:00:00Z'))).toBe(0)
  expect(await answerWait(after, { secret: one, act: 'revenir' })).toEqual({ ok: true })
  expect(await stateOf('un')).toBe('waiting')
})

test('nothing is offered once the camp has begun; a month later nobody who waited is known', async () => {
  const first = await booked(services(), {})
  await booked(services(), { places: 3 })
  await waits('un')
  await moveWaitingLists(at('2027-03-05T23:00:00Z'))
  expect(await stateOf('un')).toBe('closed')
  expect(first.secret).toHaveLength(32)
  expect(await purgeWaits(at('2027-04-05T08:00:00Z'))).toBe(0)
  expect(await purgeWaits(at('2027-04-06T08:00:00Z'))).toBe(1)
})

test('200 wait for the places of one booking that ends: each place is offered once', async () => {
  const first = await booked(services(), { places: 4 })
  await held.connection.pool
    .query(`INSERT INTO club.camp_waits (secret, camp, path, title, start_on, waits_for, places,
      first_name, email, state, rank, joined_at)
    SELECT lpad(n::text, 32, 'a'), 'lanzarote', '${lanzarote}', 'Lanzarote', '2027-03-06', 'places', 1, 'A',
      n || '@exemple.fr', 'waiting', n, now() FROM generate_series(1, 200) AS n`)
  const moves = Array.from({ length: 8 }, () => moveWaitingLists(services()))
  await Promise.all([cancelBooking(services(), { secret: first.secret, refundCents: 0 }), ...moves])
  expect((await mailsOf('camp-place-offered')).toSorted()).toEqual(['1', '2', '3', '4'])
  expect(await taken()).toBe(16)
})

test('who let a place go is not asked again for it because somebody else took theirs', async () => {
  const made = { one: await booked(services()), two: await booked(services(), { places: 2 }) }
  await booked(services())
  const ana = await waits('ana')
  const zoe = await waits('zoe', 2)
  const pass = () => answerWait(services(), { secret: ana, act: 'rester' })
  await cancelBooking(services(), { secret: made.one.secret, refundCents: 0 })
  await pass()
  await cancelBooking(services(), { secret: made.two.secret, refundCents: 0 })
  await pass()
  expect([await stateOf('ana'), await stateOf('zoe')]).toEqual(['waiting', 'offered'])
  expect(await bookNow(services(), { wait: zoe, places: 2 })).toMatchObject({ ok: true })
  expect([await stateOf('ana'), await mailsOf('camp-place-offered')]).toEqual([
    'waiting',
    ['ana', 'ana', 'zoe'],
  ])
})
