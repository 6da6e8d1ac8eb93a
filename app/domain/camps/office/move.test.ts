import { expect, test } from 'vitest'
import { expireOrders } from '#app/domain/orders/store.server.ts'
import { booked, bookNow, lanzarote } from '#test/camps/booking.ts'
import { contentWith, contentWithoutSamples, useCamps } from '#test/camps/use-camps.ts'
import { cancelBooking } from '../bookings/store.server.ts'
import { leaveBooking } from '../changes/change-store.server.ts'
import { findCamp } from '../store.server.ts'
import { cancelCamp, findOfficeCamp, listOfficeCamps, moveBooking } from './store.server.ts'

const { on, paidBooking, read, mailed, pool } = await useCamps()
const other = '/nos-stages/natation/porquerolles'
const takenThere = async () => (await findCamp(on('2026-11-22'), other))?.camp.taken

test('a booking that is over moves nowhere: nothing is booked or mailed in its place', async () => {
  const before = await takenThere()
  const given = await booked(on('2026-11-20'))
  await cancelBooking(on('2026-11-21'), { secret: given.secret, refundCents: 0 })
  const unpaid = await booked(on('2026-11-01'))
  await expireOrders(on('2026-11-20'))
  await pool().query('DELETE FROM club.outgoing_mails')
  for (const { id: bookingId } of [given, unpaid])
    expect(await moveBooking(on('2026-11-22'), { bookingId, path: other, author: 'essai' })).toMatchObject({
      ok: false,
      message: 'Cette inscription n’est plus en cours.',
    })
  expect([await takenThere(), await mailed('order-received')]).toEqual([before, []])
})

test('who moves declared their fitness on the day they did', async () => {
  const { id: bookingId } = await paidBooking('2026-11-20')
  const moved = await moveBooking(on('2026-11-25'), { bookingId, path: other, author: 'essai' })
  if (!moved.ok) throw new Error(moved.message)
  const [one] = (await read(moved.booking.secret)).participants
  expect(one?.fitnessDeclaredAt.toISOString()).toBe('2026-11-20T10:00:00.000Z')
})

test('a camp that became a draft keeps its room, its changes and its end', async () => {
  const { secret } = await paidBooking('2026-11-21', { places: 2 })
  const hidden = on('2026-11-22', await contentWithoutSamples())
  expect(await findOfficeCamp(hidden, 'lanzarote')).toMatchObject({
    title: 'Lanzarote',
    path: lanzarote,
    taken: 2,
    state: 'full',
    stateLabel: 'Masqué',
  })
  expect((await listOfficeCamps(hidden)).map(({ slug }) => slug)).toContain('lanzarote')
  expect(await leaveBooking(hidden, { secret, rank: 2, keptCents: 20_700 })).toMatchObject({ ok: true })
  const wish = { camp: 'lanzarote', author: 'essai', reason: '' }
  expect(await cancelCamp(hidden, wish)).toMatchObject({ ok: true })
  expect((await read(secret)).stage).toBe('cancelled')
  expect(await findOfficeCamp(hidden, 'lanzarote')).toMatchObject({ state: 'cancelled' })
  expect(await cancelCamp(hidden, wish)).toMatchObject({ ok: false })
  expect(await cancelCamp(hidden, { ...wish, camp: 'rien' })).toMatchObject({ ok: false })
})

test('a camp that its text calls off is still to be ended by the club, with its bookings', async () => {
  const { secret } = await paidBooking('2026-11-21')
  const text = await contentWith('nosStages/lanzarote.md', ['capacity:', 'cancelled: true\ncapacity:'])
  const day = on('2026-11-22', text)
  expect(await bookNow(day).catch(() => 'closed')).not.toMatchObject({ ok: true })
  expect(await findOfficeCamp(day, 'lanzarote')).toMatchObject({ state: 'cancelled', isClosed: false })
  expect(await cancelCamp(day, { camp: 'lanzarote', author: 'essai', reason: '' })).toMatchObject({
    ok: true,
  })
  expect((await read(secret)).stage).toBe('cancelled')
  expect(await findOfficeCamp(day, 'lanzarote')).toMatchObject({ isClosed: true })
})
