import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingDays, easterSunday, isWorkingDay, sameOrNextWorkingDay } from './working-days.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test.each(['2026-04-06', '2026-05-14', '2026-05-25', '2026-07-14', '2027-01-01'])(
  '%s is a holiday',
  (day) => {
    expect(isWorkingDay(day)).toBe(false)
  },
)

test('two working days after a Friday is a Tuesday, later when a holiday stands between', () => {
  expect(addWorkingDays('2026-11-20', 2)).toBe('2026-11-24')
  expect(addWorkingDays('2026-04-03', 2)).toBe('2026-04-08')
  expect(addWorkingDays('2026-12-24', 1)).toBe('2026-12-28')
})

test('a deadline never ends on a day off, nor moves when it need not', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
      (date) => {
        const day = date.toISOString().slice(0, 10)
        const end = sameOrNextWorkingDay(day)
        expect(isWorkingDay(end)).toBe(true)
        expect(end >= day).toBe(true)
        if (isWorkingDay(day)) expect(end).toBe(day)
      },
    ),
  )
})
