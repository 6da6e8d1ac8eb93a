import { expect, test } from 'vitest'
import { campCosts } from '#db/schema/index.ts'
import { booked } from '#test/camps/booking.ts'
import { useCamps } from '#test/camps/use-camps.ts'
import { tellGifts } from '../gifts/gift-store.server.ts'
import { cancelCamp, listCosts, noteCost, removeCost } from './store.server.ts'

const { on, paidBooking, mailed, database } = await useCamps()
const gift = (email: string, giftOn: string) => ({
  email: 'offre@exemple.fr',
  isGift: 'on',
  giftOn,
  giftWords: '',
  takesPart: '',
  'firstName-1': 'Nour',
  'lastName-1': 'Petit',
  'email-1': email,
})

test('a camp that is called off is told to who comes, to guardians and to who received it, each once', async () => {
  await paidBooking('2026-11-21', {
    places: 2,
    change: {
      'bornOn-2': '05/05/2012',
      'guardianName-2': 'Zoé Roy',
      'guardianEmail-2': 'zoe@exemple.fr',
      'guardianAttests-2': 'on',
    },
  })
  await paidBooking('2026-11-21', { change: gift('nour@exemple.fr', '2026-11-22') })
  expect(await tellGifts(on('2026-11-22'))).toBe(1)
  // A surprise stays one; who did not pay yet was told nothing.
  await paidBooking('2026-11-21', { change: gift('surprise@exemple.fr', '2026-12-24') })
  const camp = { camp: 'lanzarote', author: 'essai', reason: 'La piscine est fermée.' }
  await Promise.all([cancelCamp(on('2026-11-23'), camp), cancelCamp(on('2026-11-23'), camp)])
  expect((await mailed('camp-called-off')).toSorted()).toEqual(['nour@exemple.fr', 'zoe@exemple.fr'])
  expect((await mailed('booking-cancelled-by-participant')).toSorted()).toEqual([
    'camille@exemple.fr',
    'offre@exemple.fr',
    'offre@exemple.fr',
  ])
})

test('who has not paid is told by the mail of who booked alone', async () => {
  await booked(on('2026-11-21'), { places: 2, change: { 'email-2': 'sacha@exemple.fr' } })
  await cancelCamp(on('2026-11-23'), { camp: 'lanzarote', author: 'essai', reason: '' })
  expect(await mailed('camp-called-off')).toEqual([])
})

test('a cost that was typed wrongly is taken off, once', async () => {
  const cost = { key: crypto.randomUUID(), camp: 'lanzarote', author: 'essai' }
  await noteCost(on('2026-11-21'), { ...cost, label: 'Bateau', cents: 45_000 })
  await removeCost(on('2026-11-21'), { ...cost, camp: 'vercors' })
  expect(await listCosts(database(), 'lanzarote')).toHaveLength(1)
  await Promise.all([removeCost(on('2026-11-21'), cost), removeCost(on('2026-11-21'), cost)])
  expect(await database().select().from(campCosts)).toEqual([])
})
