import { expect, test } from 'vitest'
import { carShares, participantNotes } from '#db/schema/index.ts'
import { somebody } from '#test/camps/booking.ts'
import { contentWithoutSamples, useCamps } from '#test/camps/use-camps.ts'
import { readCompany } from '../participants-page/page-store.server.ts'
import { carSchema } from '../participants-page/schema.ts'
import { nameParticipants, shareCar } from '../participants-page/share-store.server.ts'
import { changeOptions, leaveBooking, transferPlace } from './change-store.server.ts'

const { on, database, paidBooking, read, mailed } = await useCamps()
const day = () => on('2026-11-22')
const noe = somebody()
const car = (firstName: string) =>
  carSchema.parse({ way: 'offers', seats: '3', fromPlace: 'Lyon', toPlace: 'Orly', firstName })

test('what somebody agreed to is not said of who comes in their place; their car goes with them', async () => {
  const { secret } = await paidBooking('2026-11-21', { places: 2 })
  const booking = await read(secret)
  await nameParticipants(day(), booking, [1, 2])
  for (const name of ['Camille', 'Sacha']) await shareCar(day(), booking, car(name))
  expect(await transferPlace(day(), { secret, rank: 2, person: noe })).toMatchObject({ ok: true })
  const company = await readCompany(database(), 'lanzarote')
  expect(company.named.map(({ firstName }) => firstName)).toEqual(['Camille'])
  expect(company.cars.map(({ firstName }) => firstName)).toEqual(['Camille'])
  await nameParticipants(day(), await read(secret), [1, 2])
  await shareCar(day(), booking, car('noé '))
  expect(await leaveBooking(day(), { secret, rank: 2, keptCents: 20_700 })).toMatchObject({ ok: true })
  expect((await database().select().from(carShares)).map(({ firstName }) => firstName)).toEqual(['Camille'])
  // Whoever is alone in a booking shared every car of it, by whatever name.
  await shareCar(day(), booking, car('Cam'))
  expect(await transferPlace(day(), { secret, rank: 1, person: noe })).toMatchObject({ ok: true })
  expect(await database().select().from(carShares)).toEqual([])
  expect((await database().select().from(participantNotes)).filter(({ isNamed }) => isNamed)).toEqual([])
})

test('a place that is given twice by one press is told once; options too', async () => {
  const { secret } = await paidBooking('2026-11-21')
  const given = { secret, rank: 1, person: noe }
  const both = await Promise.all([transferPlace(day(), given), transferPlace(day(), given)])
  expect(both).toEqual([{ ok: true }, { ok: true }])
  expect([await mailed('booking-changed'), await mailed('booking-place-received')]).toEqual([
    ['camille@exemple.fr'],
    ['noe@exemple.fr'],
  ])
  expect(await changeOptions(day(), { secret, rank: 1, options: [], changeCents: 0 })).toEqual({ ok: true })
  expect(await mailed('booking-changed')).toHaveLength(1)
})

test('a place of a camp that is hidden may be given; its options wait until it is back', async () => {
  const { secret } = await paidBooking('2026-11-21')
  const hidden = on('2026-11-22', await contentWithoutSamples())
  expect(await transferPlace(hidden, { secret, rank: 1, person: noe })).toEqual({ ok: true })
  expect(
    await changeOptions(hidden, { secret, rank: 1, options: ['velo'], changeCents: 21_000 }),
  ).toMatchObject({ ok: false })
})
