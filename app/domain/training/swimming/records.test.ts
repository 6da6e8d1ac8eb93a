import { expect, test } from 'vitest'
import { isFasterThanRecords } from './records.ts'

test.each([
  [103, 1500, false],
  [57, 1500, false],
  [55, 1500, true],
  [55, 800, false],
  [46.4, 100, false],
  [44, 100, true],
  [41.8, 50, false],
  [39, undefined, true],
  [40, undefined, false],
  [0, 100, false],
  [10, -1, false],
])('%s s per 100 m over %s m: faster than the records is %s', (pace, distance, isFaster) => {
  expect(isFasterThanRecords(pace, distance)).toBe(isFaster)
})
