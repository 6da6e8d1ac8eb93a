import { expect, test } from 'vitest'
import { expireOrders } from '#app/domain/orders/store.server.ts'
import { booked, bookNow } from '#test/camps/booking.ts'
import { contentWith, useCamps } from '#test/camps/use-camps.ts'
import { transferPlace } from '../../changes/change-store.server.ts'
import { findCamp } from '../../store.server.ts'
import { readBookingForm } from '../booking-form.ts'

const { on, pay, paidBooking, read } = await useCamps()
const child = (rank: number) => ({
  [`bornOn-${rank}`]: '05/05/2012',
  [`guardianName-${rank}`]: 'Zoé Roy',
  [`guardianEmail-${rank}`]: 'zoe@exemple.fr',
  [`guardianAttests-${rank}`]: 'on',
})
const children = (...ranks: number[]) => Object.assign({}, ...ranks.map(child)) as Record<string, string>
const wide: [string, string] = ['taken: 12', 'taken: 0']
const lanzarote = 'nosStages/lanzarote.md'

test('E9: the seventh minor of a camp with nights is not booked, by nobody’s way', async () => {
  const content = await contentWith(lanzarote, wide)
  const day = on('2026-11-22', content)
  await paidBooking('2026-11-21')
  const { secret } = await booked(day, {})
  const order = (await read(secret)).orders[0]
  await pay('2026-11-22', order?.id ?? '')
  const six = await booked(day, { places: 6, change: children(1, 2, 3, 4, 5, 6) })
  expect(await bookNow(day, { change: child(1) })).toMatchObject({ ok: false, why: 'minors' })
  expect(await bookNow(day, {})).toMatchObject({ ok: true })
  const camp = (await findCamp(day, '/nos-stages/lanzarote'))?.camp
  if (!camp) throw new Error('no camp')
  const typed = {
    ...child(1),
    'firstName-1': 'Noé',
    'lastName-1': 'Roy',
    'levelGroup-1': 'Souple',
    'emergencyName-1': 'Zoé Roy',
    'emergencyPhone-1': '06 98 76 54 32',
  }
  const form = readBookingForm({ ...camp, today: '2026-11-22' }, 1, {
    ...typed,
    firstName: 'A',
    lastName: 'B',
    email: 'a@exemple.fr',
    street: '1 rue A',
    postcode: '69003',
    city: 'Lyon',
    paymentMethod: 'transfer',
  })
  const person = form.ok ? form.form.participants[0] : undefined
  if (!person) throw new Error('not read')
  const given = await transferPlace(day, { secret, rank: 1, person })
  expect(given).toMatchObject({ ok: false, message: expect.stringContaining('18 ans') })

  // Six that were not paid, six others meanwhile: the first are paid for too late.
  await expireOrders(on('2026-12-03'))
  await booked(on('2026-12-03', content), { places: 6, change: children(1, 2, 3, 4, 5, 6) })
  expect(await pay('2026-12-04', six.orderId)).toMatchObject({ ok: false })
  expect((await read(six.secret)).stage).toBe('expired')
})

test('with its declaration a camp takes more minors, paid late too', async () => {
  const content = await contentWith(lanzarote, wide, [
    'capacity:',
    "minorsDeclaration: '0691234SV000126'\ncapacity:",
  ])
  const first = await booked(on('2026-11-22', content), { places: 6, change: children(1, 2, 3, 4, 5, 6) })
  await expireOrders(on('2026-12-03'))
  await booked(on('2026-12-03', content), { places: 6, change: children(1, 2, 3, 4, 5, 6) })
  expect(await pay('2026-12-04', first.orderId)).toMatchObject({ ok: true })
})
