import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { predictSwim, swimOfCriticalPace, swimPredictions } from './critical-speed.ts'
import { timeSwimSet, readSwimSet } from './sets.ts'

const set = { repeats: 10, distance: 100, pace: 103, leastRest: 15, roundTo: 5 }

describe('sets on the pool clock', () => {
  test('10 × 100 m at 1:43 with 15 s of rest: départ toutes les 2:00', () => {
    expect(timeSwimSet(set)).toEqual({ swim: 103, sendOff: 120, rest: 17, total: 1183 })
    expect(timeSwimSet({ ...set, roundTo: 0 })?.sendOff).toBe(118)
    expect(timeSwimSet({ ...set, pace: 105 })?.sendOff).toBe(120)
  })

  test.each([
    { repeats: 0 },
    { repeats: 1, leastRest: Number.POSITIVE_INFINITY },
    { repeats: 1.5 },
    { repeats: 201 },
    { repeats: Number.NaN },
    { distance: 0 },
    { pace: Number.NaN },
    { leastRest: -1 },
    { leastRest: Number.NaN },
    { leastRest: Number.POSITIVE_INFINITY },
    { roundTo: -5 },
    { roundTo: Number.POSITIVE_INFINITY },
    { roundTo: 5e-324 },
    { leastRest: Number.MAX_VALUE },
  ])('refuses %s', (change) => {
    expect(timeSwimSet({ ...set, ...change })).toBeUndefined()
  })

  test('the rest is never shorter than asked, nor longer by more than the rounding', () => {
    const paces = fc.double({ min: 20, max: 400, noNaN: true })
    fc.assert(
      fc.property(paces, fc.integer({ min: 0, max: 60 }), (pace, leastRest) => {
        const rest = timeSwimSet({ ...set, pace, leastRest })?.rest ?? -1
        expect(rest).toBeGreaterThanOrEqual(leastRest - 1e-6)
        expect(rest).toBeLessThan(leastRest + 5)
      }),
    )
  })
})

describe('predictions', () => {
  test('from a critical pace of 1:43', () => {
    const reference = swimOfCriticalPace(103) ?? { distance: 0, time: 0 }
    const predictions = swimPredictions(reference)
    expect(predictions.map(({ distance }) => distance)).toEqual([750, 1500, 1900, 3800, 5000, 10000])
    expect(predictions[1]).toEqual({ distance: 1500, time: 1545, pace: 103, from: 1545, to: 1545 })
    expect(predictions[3]?.time).toBeCloseTo(1545 * (3800 / 1500) ** 1.03, 9)
    expect(predictions[3]?.from).toBeCloseTo(1545 * (3800 / 1500) ** 1.02, 9)
    expect(predictions[3]?.to).toBeCloseTo(1545 * (3800 / 1500) ** 1.06, 9)
    expect(predictions[0]?.from).toBeCloseTo(1545 * 0.5 ** 1.06, 9)
  })

  test('farther takes longer, and back again returns', () => {
    const metres = fc.double({ min: 100, max: 25_000, noNaN: true })
    fc.assert(
      fc.property(metres, metres, (one, other) => {
        fc.pre(other - one > 0.001)
        const there = predictSwim({ distance: one, time: 600 }, other)?.time ?? 0
        expect(there).toBeGreaterThan(600)
        expect(predictSwim({ distance: other, time: there }, one)?.time).toBeCloseTo(600, 6)
      }),
    )
  })

  test('no measures, no prediction', () => {
    expect(swimOfCriticalPace(0)).toBeUndefined()
    expect(swimOfCriticalPace(Number.MAX_VALUE)).toBeUndefined()
    expect(swimPredictions({ distance: 0, time: 600 })).toEqual([])
    expect(predictSwim({ distance: 100, time: 60 }, -1)).toBeUndefined()
    expect(predictSwim({ distance: 1, time: 100 }, 1e290)).toBeUndefined()
    expect(predictSwim({ distance: 1, time: 1e-20 }, 1e-290)).toBeUndefined()
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (distance, time, other) => {
        const values = Object.values(predictSwim({ distance, time }, other) ?? {})
        expect(values.every((value) => Number.isFinite(value) && value > 0)).toBe(true)
      }),
    )
  })
})

describe('typed sets', () => {
  test.each([
    ['10x100', 10, 100],
    ['8 × 50 m', 8, 50],
    ['6*100 yd', 6, 91.44],
    ['1X10000', 1, 10_000],
    ['200x25y', 200, 22.86],
  ])('%s is %s times %s m', (text, repeats, distance) => {
    expect(readSwimSet(text)).toMatchObject({ ok: true, repeats, distance })
  })

  test.each([
    ['', 'empty'],
    ['cent', 'unreadable'],
    ['x'.repeat(100), 'unreadable'],
    ['10x100x2', 'unreadable'],
    ['0x100', 'out-of-range'],
    ['201x100', 'out-of-range'],
    ['10x0', 'out-of-range'],
    ['10x10001', 'out-of-range'],
  ])('%s is refused as %s', (text, reason) => {
    expect(readSwimSet(text)).toMatchObject({ ok: false, reason })
  })

  test('says how it was read', () => {
    expect(readSwimSet('6*100 yd')).toMatchObject({ reading: '6 fois 100 yd' })
    expect(readSwimSet('6*100')).toMatchObject({ reading: '6 fois 100 m' })
  })
})
