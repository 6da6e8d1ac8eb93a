import { expect, test } from 'vitest'
import { handOverReminders, reservationEnd, transferReminders } from './reservation.ts'

const placedAt = new Date('2026-11-20T18:42:00Z')

test('a card has thirty minutes, to the second', () => {
  expect(reservationEnd('card', placedAt)).toEqual(new Date('2026-11-20T19:12:00Z'))
})

test('a transfer has ten days, and is reminded twice before', () => {
  const end = reservationEnd('transfer', placedAt)
  expect(end).toEqual(new Date('2026-11-30T18:42:00Z'))
  const reminders = transferReminders(placedAt)
  expect(reminders).toEqual([new Date('2026-11-23T18:42:00Z'), new Date('2026-11-27T18:42:00Z')])
})

test('what is paid at the hand-over waits for the team, and is reminded of once it is ready', () => {
  expect(reservationEnd('on_site', placedAt)).toBeUndefined()
  const reminders = handOverReminders(placedAt)
  expect(reminders).toEqual([new Date('2026-11-27T18:42:00Z'), new Date('2026-12-11T18:42:00Z')])
})
