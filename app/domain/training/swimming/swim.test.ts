import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  distanceIn,
  paceFigures,
  paceOf,
  paceOfSpeed,
  paceOfYardPace,
  timeAt,
  completeSwim,
  isFasterThanRecords,
} from './swim.ts'

const metres = fc.double({ min: 1, max: 100_000, noNaN: true })
const paces = fc.double({ min: 10, max: 1000, noNaN: true })
const absurd = [0, -1, Number.NaN, Number.POSITIVE_INFINITY]

describe('pace of a swim', () => {
  test('1 500 m in 25:45 is 1:43 per 100 m', () => {
    expect(paceOf(1500, 1545)).toBeCloseTo(103, 9)
    expect(paceFigures(103)).toEqual({
      per100: 103,
      per50: 51.5,
      per25: 25.75,
      per100Yards: 103 * 0.9144,
      speed: 100 / 103,
      speedKmh: (100 / 103) * 3.6,
    })
    expect(paceOfYardPace(91.44)).toBeCloseTo(100, 9)
    expect(paceOfSpeed(1.25)).toBe(80)
  })

  test('any two give the third back', () => {
    fc.assert(
      fc.property(metres, paces, (distance, pace) => {
        const time = timeAt(distance, pace) ?? 0
        expect(paceOf(distance, time)).toBeCloseTo(pace, 6)
        expect((distanceIn(time, pace) ?? 0) / distance).toBeCloseTo(1, 9)
        expect(completeSwim({ distance, time })?.pace).toBeCloseTo(pace, 6)
        expect(completeSwim({ distance, pace })?.time).toBe(time)
        expect(completeSwim({ time, pace })?.distance).toBe(distanceIn(time, pace))
      }),
    )
  })

  test('farther takes longer', () => {
    fc.assert(
      fc.property(metres, metres, paces, (one, other, pace) => {
        fc.pre(other - one > 0.001)
        expect(timeAt(one, pace) ?? 0).toBeLessThan(timeAt(other, pace) ?? 0)
      }),
    )
  })

  test.each(absurd)('%s gives no result', (value) => {
    for (const formula of [paceOf, timeAt, distanceIn]) {
      expect(formula(value, 100)).toBeUndefined()
      expect(formula(100, value)).toBeUndefined()
    }
    expect(paceOfSpeed(value)).toBeUndefined()
    expect(paceOfYardPace(value)).toBeUndefined()
    expect(paceFigures(value)).toBeUndefined()
    expect(completeSwim({ distance: value, time: 100 })).toBeUndefined()
    expect(completeSwim({ distance: value, pace: 100 })).toBeUndefined()
    expect(completeSwim({ time: value, pace: 100 })).toBeUndefined()
  })

  test('one of the three is not enough', () => {
    expect(completeSwim({ distance: 100 })).toBeUndefined()
    expect(completeSwim({ pace: 100 })).toBeUndefined()
    expect(completeSwim({ time: 100 })).toBeUndefined()
    expect(completeSwim({})).toBeUndefined()
  })

  test('no finite numbers, however absurd, give anything but numbers', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (one, other) => {
        for (const value of [paceOf(one, other), timeAt(one, other), distanceIn(one, other)]) {
          expect(value === undefined || (Number.isFinite(value) && value > 0)).toBe(true)
        }
        const figures = Object.values(paceFigures(one) ?? {})
        expect(figures.every((figure) => Number.isFinite(figure) && figure > 0)).toBe(true)
      }),
    )
    expect(paceFigures(5e-324)).toBeUndefined()
    expect(paceFigures(7e-307)).toBeUndefined()
  })
})

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
