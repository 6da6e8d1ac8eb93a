import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookingEvents, refunds } from '#db/schema/index.ts'
import { somebody } from '#test/camps/booking.ts'
import { useCamps } from '#test/camps/use-camps.ts'
import { costOfCancelling } from '../bookings/store.server.ts'
import { changeOptions, leaveBooking, transferPlace } from './change-store.server.ts'

const { on, database, paidBooking, read, mailed, pool } = await useCamps()
const by = { author: 'essai' }
beforeEach(() => pool().query('TRUNCATE club.audit_log, club.refunds'))

const logged = async () => {
  const { rows } = await pool().query(`SELECT action, details FROM club.audit_log WHERE action LIKE 'camp.%'`)
  return rows
}
const acts = async (bookingId: string) => {
  const rows = await database().select().from(bookingEvents).where(eq(bookingEvents.bookingId, bookingId))
  return rows.map(({ act, actor, author }) => [act, actor, author])
}
const givenBack = async () => (await database().select().from(refunds)).map(({ cents }) => cents)

test('the club makes one of several leave by the scale, or waives a part with a reason; two coaches: once', async () => {
  const { id, secret } = await paidBooking('2026-11-21', { places: 3, change: { plan: 'whole' } })
  const day = on('2027-01-15')
  const whose = { secret, rank: 2, keptCents: 34_500 }
  const waived = { keptCents: 10_000, reason: 'Blessure' }
  expect(await leaveBooking(day, { ...whose, by, waived: { ...waived, reason: ' ' } })).toMatchObject({
    ok: false,
  })
  expect(await leaveBooking(day, { ...whose, by, waived: { ...waived, keptCents: 34_501 } })).toMatchObject({
    ok: false,
  })
  // A participant waives nothing for themselves.
  expect(await leaveBooking(day, { ...whose, waived })).toMatchObject({ ok: false })
  const pressed = { ...whose, by, waived }
  const both = await Promise.all([leaveBooking(day, pressed), leaveBooking(day, pressed)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await givenBack()).toEqual([59_000])
  expect((await read(secret)).participants[1]).toMatchObject({ keptCents: 10_000 })
  expect(await logged()).toEqual([
    {
      action: 'camp.participant-left',
      details: { rank: 2, keptCents: 10_000, scaleCents: 34_500, reason: 'Blessure' },
    },
  ])
  expect((await acts(id)).at(-1)).toEqual(['leave', 'team', 'essai'])
  expect(await mailed('booking-changed')).toHaveLength(1)
  // What was waived stays waived when the others cancel.
  const paid = [{ paidCents: 207_000, refundedCents: 59_000, refunds: [] }]
  expect(costOfCancelling(await read(secret), paid, '2027-01-15')).toMatchObject({ keptCents: 79_000 })
})

test('the club gives a place to a named person and changes options: logged; what two coaches saw is done once', async () => {
  const { secret } = await paidBooking('2026-11-21', { places: 2 })
  const day = on('2026-11-22')
  const from = 'Sacha Martin'
  const lea = somebody({ firstName: 'Léa', email: 'lea@exemple.fr' })
  const both = await Promise.all([
    transferPlace(day, { secret, rank: 2, by, from, person: somebody() }),
    transferPlace(day, { secret, rank: 2, by, from, person: lea }),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await mailed('booking-place-received')).toHaveLength(1)
  const change = { secret, rank: 2, by, options: ['velo'], changeCents: 21_000 }
  expect([await changeOptions(day, change), await changeOptions(day, change)]).toMatchObject([
    { ok: true },
    { ok: true },
  ])
  expect((await logged()).map(({ action }) => action)).toEqual([
    'camp.participant-replaced',
    'camp.options-changed',
  ])
  expect(await mailed('booking-changed')).toHaveLength(2)
})
