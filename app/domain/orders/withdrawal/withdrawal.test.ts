import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { isWorkingDay } from '#app/domain/shared/dates/working-days.ts'
import { lastReturnDay, lastWithdrawalDay, refundDueOn, withdrawalStateOf } from './withdrawal.ts'

test.each([
  ['2026-11-26', '2026-12-10', 'a Thursday'],
  ['2026-11-28', '2026-12-14', 'a Saturday becomes Monday'],
  ['2026-12-11', '2026-12-28', 'Christmas, then a weekend'],
  ['2026-12-18', '2027-01-04', 'New Year, then a weekend'],
  ['2027-03-15', '2027-03-30', 'Easter Monday'],
  ['2027-04-22', '2027-05-07', 'Ascension Day'],
])('received on %s, until %s (%s)', (receivedOn, lastDay) => {
  expect(lastWithdrawalDay(receivedOn, receivedOn)).toBe(lastDay)
})

test('a buyer who was told late, or never, has longer', () => {
  expect(lastWithdrawalDay('2026-11-26', '2026-11-20')).toBe('2026-12-10')
  expect(lastWithdrawalDay('2026-11-26', '2026-12-15')).toBe('2026-12-29')
  expect(lastWithdrawalDay('2026-11-26', undefined)).toBe('2027-12-10')
  expect(lastWithdrawalDay('2026-11-26', '2028-06-01')).toBe('2027-12-10')
  expect(lastWithdrawalDay('2028-02-15', undefined)).toBe('2029-03-01')
})

test('the right ends at midnight in France', () => {
  const received = { on: '2026-11-26', informedOn: '2026-11-20' }
  const at = (instant: string) => withdrawalStateOf(received, new Date(instant)).kind
  expect(at('2026-12-10T22:59:59Z')).toBe('open')
  expect(at('2026-12-10T23:00:00Z')).toBe('late')
})

test('before anything is received one may withdraw all the same', () => {
  expect(withdrawalStateOf(undefined, new Date('2026-11-27T10:00:00Z'))).toEqual({ kind: 'early' })
})

test('money and pieces come back within fourteen days of the declaration', () => {
  const declaredAt = new Date('2026-12-11T23:30:00Z')
  expect(refundDueOn(declaredAt)).toBe('2026-12-26')
  expect(lastReturnDay(declaredAt)).toBe('2026-12-28')
  expect(lastReturnDay(new Date('2026-12-14T23:30:00Z'))).toBe('2026-12-29')
})

test('nobody has less than fourteen days, nor a last day off, nor less for being told later', () => {
  const anyDay = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2045-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -30, max: 500 }), (receivedOn, delay) => {
      const told = lastWithdrawalDay(receivedOn, addDays(receivedOn, delay))
      expect(told >= addDays(receivedOn, 14)).toBe(true)
      expect(told >= lastWithdrawalDay(receivedOn, receivedOn)).toBe(true)
      expect(told <= lastWithdrawalDay(receivedOn, undefined)).toBe(true)
      expect(isWorkingDay(told)).toBe(true)
    }),
  )
})
