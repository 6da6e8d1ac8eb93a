import { expect, test } from 'vitest'
import { somebody } from '#test/camps/booking.ts'
import { useCamps } from '#test/camps/use-camps.ts'
import { leaveBooking, transferPlace } from '../changes/change-store.server.ts'
import { findParticipantsBooking, participantsSecretOf } from './page-store.server.ts'

const { on, database, paidBooking, mailed } = await useCamps()
const day = () => on('2026-11-22')
const moved = async () => (await mailed('camp-participants-page')).toSorted()

test('who gave their place on, or left, reads the page of the others no more; those who come are told its new address', async () => {
  const change = { 'email-2': 'sacha@exemple.fr' }
  const { id, secret } = await paidBooking('2026-11-21', { places: 3, change })
  const first = await participantsSecretOf(database(), id)
  expect(await findParticipantsBooking(day(), first)).toMatchObject({ id })

  expect(await transferPlace(day(), { secret, rank: 2, person: somebody() })).toMatchObject({ ok: true })
  expect(await findParticipantsBooking(day(), first)).toBeUndefined()
  const second = await participantsSecretOf(database(), id)
  expect(second).not.toBe(first)
  expect(await findParticipantsBooking(day(), second)).toMatchObject({ id })
  expect(await moved()).toEqual(['camille@exemple.fr', 'noe@exemple.fr'])

  expect(await leaveBooking(day(), { secret, rank: 2, keptCents: 20_700 })).toMatchObject({ ok: true })
  expect(await findParticipantsBooking(day(), second)).toBeUndefined()
  expect(await moved()).toEqual(['camille@exemple.fr', 'camille@exemple.fr', 'noe@exemple.fr'])
})

test('a page that nobody was given is not announced', async () => {
  const { secret } = await paidBooking('2026-11-21', { places: 2 })
  expect(await transferPlace(day(), { secret, rank: 2, person: somebody() })).toMatchObject({ ok: true })
  expect(await moved()).toEqual([])
})
