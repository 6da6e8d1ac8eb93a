import { expect, test } from 'vitest'
import { midnightInParis, offerEnd } from './offer-end.ts'

const hours = (at: string, startOn: string) => {
  const end = offerEnd(new Date(at), startOn)
  return end && (end.getTime() - Date.parse(at)) / 3_600_000
}

test('an offer lasts 24 hours, 48 more than thirty days before, 12 in the last week, and never past the start', () => {
  expect(hours('2027-02-02T10:00:00Z', '2027-03-06')).toBe(48)
  expect(hours('2027-02-04T10:00:00Z', '2027-03-06')).toBe(24)
  expect(hours('2027-02-27T10:00:00Z', '2027-03-06')).toBe(24)
  expect(hours('2027-02-28T10:00:00Z', '2027-03-06')).toBe(12)
  expect(hours('2027-03-05T20:00:00Z', '2027-03-06')).toBe(3)
  expect(hours('2027-03-05T23:00:00Z', '2027-03-06')).toBeUndefined()
})

test('hours are hours when clocks change, and a leap day is a day', () => {
  expect(hours('2027-03-27T22:30:00Z', '2027-04-20')).toBe(24)
  expect(hours('2027-10-30T22:30:00Z', '2027-11-20')).toBe(24)
  expect(hours('2028-02-06T10:00:00Z', '2028-03-08')).toBe(48)
  expect(hours('2028-02-07T10:00:00Z', '2028-03-08')).toBe(24)
  expect(midnightInParis('2027-03-28').toISOString()).toBe('2027-03-27T23:00:00.000Z')
  expect(midnightInParis('2027-03-29').toISOString()).toBe('2027-03-28T22:00:00.000Z')
  expect(midnightInParis('2027-10-31').toISOString()).toBe('2027-10-30T22:00:00.000Z')
  expect(midnightInParis('2027-11-01').toISOString()).toBe('2027-10-31T23:00:00.000Z')
})
