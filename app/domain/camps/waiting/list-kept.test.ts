import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expireOrders } from '#app/domain/orders/store.server.ts'
import { campWaits } from '#db/schema/index.ts'
import { booked, bookNow, lanzarote, wishOf } from '#test/camps/booking.ts'
import { contentWith, contentWithoutSamples, useCamps } from '#test/camps/use-camps.ts'
import { bookCamp, canTakeOffer, cancelBooking } from '../bookings/store.server.ts'
import { moveWaitFirst, offerByHand } from '../office/waits-store.server.ts'
import { findCamp, hasBookings } from '../store.server.ts'
import { answerWait, joinWaiting, moveWaitingLists } from './store.server.ts'

const { at, on, database, pay, mailed, waitOf } = await useCamps()
const day = () => on('2027-01-10')
const wished = (name: string, places = 1) => ({
  path: lanzarote,
  firstName: name,
  email: `${name}@exemple.fr`,
  places,
  userId: crypto.randomUUID(),
})
const stateOf = async (name: string) => (await waitOf(`${name}@exemple.fr`)).state
const taken = async () => (await findCamp(day(), lanzarote))?.camp.taken

test('nobody waits for places that are there: none is kept unpaid, at first or by coming back', async () => {
  expect(await joinWaiting(day(), wished('toutes', 4))).toMatchObject({ ok: false, isFree: true })
  expect(await taken()).toBe(12)
  const first = await booked(day(), {})
  expect(await joinWaiting(day(), wished('trop', 4))).toMatchObject({ ok: true })
  expect(await joinWaiting(day(), wished('assez', 3))).toMatchObject({ ok: false, isFree: true })
  await cancelBooking(day(), { secret: first.secret, refundCents: 0 })
  expect(await stateOf('trop')).toBe('offered')
  const { secret } = await waitOf('trop@exemple.fr')
  expect(await answerWait(day(), { secret, act: 'quitter' })).toEqual({ ok: true })
  expect(await answerWait(day(), { secret, act: 'revenir' })).toMatchObject({ ok: false })
  expect([await stateOf('trop'), await taken()]).toEqual(['left', 12])
})

async function fullWithWaits(...names: string[]) {
  const [one, rest] = [await booked(day(), {}), await booked(day(), { places: 3 })]
  for (const name of names) await joinWaiting(day(), wished(name))
  return { one, rest }
}

test('a camp that is hidden for a while keeps its list; what comes free meanwhile is offered once it is back', async () => {
  const font = '/nos-stages/font-romeu'
  expect([await hasBookings(database(), lanzarote), await hasBookings(database(), font)]).toEqual([
    true,
    false,
  ])
  expect(await joinWaiting(day(), { ...wished('loin'), path: font })).toMatchObject({ ok: true })
  expect(await hasBookings(database(), font)).toBe(true)
  const { one } = await fullWithWaits('ana', 'bo')
  const hidden = on('2027-01-11', await contentWithoutSamples())
  expect(await moveWaitingLists(hidden)).toBe(0)
  expect([await stateOf('ana'), await stateOf('bo')]).toEqual(['waiting', 'waiting'])
  await cancelBooking(hidden, { secret: one.secret, refundCents: 0 })
  expect(await mailed('camp-place-offered')).toEqual([])
  expect(await moveWaitingLists(on('2027-01-11'))).toBe(1)
  expect([await stateOf('ana'), await stateOf('bo')]).toEqual(['offered', 'waiting'])
  await moveWaitingLists(on('2027-03-06', await contentWithoutSamples()))
  expect([await stateOf('ana'), await stateOf('bo')]).toEqual(['closed', 'closed'])
})

test('a camp that is called off in its text closes its list and says so, once', async () => {
  await fullWithWaits('ana')
  await joinWaiting(day(), { ...wished('invite'), userId: undefined })
  const called = on(
    '2027-01-11',
    await contentWith('nosStages/lanzarote.md', ['capacity:', 'cancelled: true\ncapacity:']),
  )
  await moveWaitingLists(called)
  await moveWaitingLists(called)
  expect([await stateOf('ana'), await stateOf('invite')]).toEqual(['closed', 'closed'])
  expect(await mailed('camp-wait-ended')).toEqual(['ana@exemple.fr'])
})

test('a place that was taken and not paid is no longer said to be taken; paid late, it is', async () => {
  const { one } = await fullWithWaits('ana')
  await cancelBooking(day(), { secret: one.secret, refundCents: 0 })
  const { secret } = await waitOf('ana@exemple.fr')
  const wish = await wishOf(day(), { wait: secret })
  const made = await bookCamp(day(), wish)
  if (!made.ok) throw new Error(made.message)
  expect(await stateOf('ana')).toBe('taken')
  await expireOrders(on('2027-01-21'))
  expect(await stateOf('ana')).toBe('lapsed')
  expect(await pay('2027-01-21', made.booking.orderId)).toMatchObject({ ok: true })
  expect(await stateOf('ana')).toBe('taken')
})

test('taken in its last second and paid after it, the place is theirs', async () => {
  const { one } = await fullWithWaits('ana', 'bo')
  await cancelBooking(day(), { secret: one.secret, refundCents: 0 })
  const { secret } = await waitOf('ana@exemple.fr')
  const last = at('2027-01-12T09:59:59Z')
  const made = await bookCamp(last, await wishOf(last, { wait: secret }))
  if (!made.ok) throw new Error(made.message)
  expect(await moveWaitingLists(at('2027-01-12T10:00:00Z'))).toBe(0)
  expect(await pay('2027-01-13', made.booking.orderId)).toMatchObject({ ok: true })
  expect([await stateOf('ana'), await stateOf('bo'), await taken()]).toEqual(['taken', 'waiting', 16])
})

test('what the club closes by hand, or makes smaller, is no longer said to be theirs', async () => {
  const { one } = await fullWithWaits('ana')
  await cancelBooking(day(), { secret: one.secret, refundCents: 0 })
  const wait = await waitOf('ana@exemple.fr')
  expect(await canTakeOffer(day(), wait)).toBe(true)
  const file = 'nosStages/lanzarote.md'
  const closed = await contentWith(file, ['capacity:', 'isFull: true\ncapacity:'])
  expect(await canTakeOffer(on('2027-01-10', closed), wait)).toBe(false)
  const smaller = await contentWith(file, [/capacity: \d+/, 'capacity: 15'])
  expect(await canTakeOffer(on('2027-01-10', smaller), wait)).toBe(false)
})

test('who waits for the opening is offered nothing by hand, and hears of it', async () => {
  const path = '/nos-stages/vercors'
  const before = on('2026-11-21')
  expect(await joinWaiting(before, { ...wished('ana'), path })).toMatchObject({ ok: true })
  const signed = { waitId: (await waitOf('ana@exemple.fr')).id, author: crypto.randomUUID() }
  const refused = { ok: false, message: expect.stringContaining('attend l’ouverture') }
  expect(await offerByHand(before, signed)).toEqual(refused)
  expect(await moveWaitFirst(before, signed)).toEqual(refused)
  expect(await stateOf('ana')).toBe('waiting')
})

test('who wished to know is told at the opening, once, and not while the camp is full', async () => {
  const path = '/nos-stages/vercors'
  const before = on('2026-11-21')
  const camp = (await findCamp(before, path))?.camp
  if (!camp?.opensOn) throw new Error('no opening')
  expect(await joinWaiting(before, { ...wished('ana'), path })).toMatchObject({ ok: true })
  expect((await waitOf('ana@exemple.fr')).waitsFor).toBe('opening')
  expect(await moveWaitingLists(before)).toBe(0)
  const opening = `${camp.opensOn}T06:00:00Z`
  const full = await contentWith('nosStages/vercors.md', [/capacity: (\d+)/, 'capacity: $1\nisFull: true'])
  expect(await moveWaitingLists(at(opening, full))).toBe(0)
  expect(await mailed('camp-bookings-open')).toEqual([])
  expect(await moveWaitingLists(at(opening))).toBe(1)
  expect(await moveWaitingLists(at(opening))).toBe(0)
  expect(await mailed('camp-bookings-open')).toEqual(['ana@exemple.fr'])
  const [told] = await database().select().from(campWaits).where(eq(campWaits.email, 'ana@exemple.fr'))
  expect(told?.state).toBe('told')
  expect(await bookNow(at(opening), { places: 1 })).toMatchObject({ ok: true })
})
