import { expect, test } from 'vitest'
import { readBookingForm } from '#app/domain/camps/bookings/booking-form.ts'
import { bookCamp } from '#app/domain/camps/bookings/store.server.ts'
import { listParticipants } from '#app/domain/camps/office/store.server.ts'
import { findCamp } from '#app/domain/camps/store.server.ts'
import { booked, bookNow, typedBooking, wishOf } from '#test/camps/booking.ts'
import { contentWith, useCamps } from '#test/camps/use-camps.ts'

const { on, database, read } = await useCamps()
const lanzarote = 'nosStages/lanzarote.md'

test('thirty participants are one booking, each with their price and their place', async () => {
  const content = await contentWith(lanzarote, [/capacity: .*/, 'capacity: 60'])
  const { secret, id } = await booked(on('2026-11-22', content), {
    places: 30,
    change: { 'option-velo-30': 'on' },
  })
  const booking = await read(secret)
  expect(booking.participants.map(({ rank }) => rank)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  expect(booking.agreed.totalCents).toBe(30 * 69_000 + 21_000)
  expect(booking.instalments.map(({ cents }) => cents)).toEqual([30 * 20_700, 30 * 48_300 + 21_000])
  const there = (await listParticipants(database(), 'lanzarote')).filter((one) => one.bookingId === id)
  expect(there).toHaveLength(30)
  expect((await findCamp(on('2026-11-22', content), '/nos-stages/lanzarote'))?.camp.taken).toBe(42)
})

test('a scale, a price or an option that changes while somebody reads: nothing is booked before it is read', async () => {
  const wish = await wishOf(on('2026-11-22'), { change: { 'option-velo-1': 'on' } })
  const changes: [string, string][] = [
    ['{ days: 60, keeps: deposit }', '{ days: 60, keeps: 40 }'],
    ['price: 690', 'price: 700'],
    ['price: 210', 'price: 220'],
    ['balanceDays: 60', 'balanceDays: 45'],
  ]
  for (const change of changes) {
    const later = on('2026-11-22', await contentWith(lanzarote, change))
    // An option is read with its price of today, as the page does when the button is pressed.
    const form =
      change[0] === 'price: 210'
        ? (await wishOf(later, { change: { 'option-velo-1': 'on' } })).form
        : wish.form
    expect(await bookCamp(later, { ...wish, form })).toMatchObject({ ok: false, why: 'recap-changed' })
  }
  expect(await bookCamp(on('2026-11-22'), wish)).toMatchObject({ ok: true })
})

test('a deposit in percent is that part of the price, for each', async () => {
  const content = await contentWith(lanzarote, ['deposit: 207', 'depositPercent: 25'])
  const { secret } = await booked(on('2026-11-22', content), { places: 2 })
  expect((await read(secret)).instalments.map(({ cents }) => cents)).toEqual([34_500, 103_500])
  await expect(contentWith(lanzarote, ['deposit: 207', 'deposit: 207\ndepositPercent: 25'])).rejects.toThrow(
    'pas les deux',
  )
})

test('rooms exclude each other and have their number; who shares one says with whom', async () => {
  const content = await contentWith(lanzarote, [
    'options:',
    `options:
  - { id: double, label: Chambre à deux, price: 0, group: chambre, places: 2 }
  - { id: simple, label: Chambre seule, price: 120, group: chambre, places: 1 }`,
  ])
  const day = on('2026-11-22', content)
  const camp = (await findCamp(day, '/nos-stages/lanzarote'))?.camp
  if (!camp) throw new Error('no camp')
  const both = typedBooking(1, { 'option-double-1': 'on', 'option-simple-1': 'on' })
  expect(readBookingForm({ ...camp, today: '2026-11-22' }, 1, both)).toMatchObject({
    ok: false,
    problems: [{ field: 'option-simple-1', message: expect.stringContaining('ne vont pas ensemble') }],
  })
  const { secret } = await booked(day, {
    places: 2,
    change: { 'option-double-1': 'on', 'roomMate-1': 'Sacha', 'option-simple-2': 'on' },
  })
  expect((await read(secret)).participants).toMatchObject([
    { roomMate: 'Sacha', options: [{ id: 'double', cents: 0 }] },
    { roomMate: null, options: [{ id: 'simple', cents: 12_000 }] },
  ])
  expect(await bookNow(day, { change: { 'option-simple-1': 'on' } })).toMatchObject({
    ok: false,
    why: 'full',
  })
  expect(await bookNow(day, { change: { 'option-double-1': 'on' } })).toMatchObject({ ok: true })
})
