import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_SPLITS, swimSplits } from './passages.ts'
import { endsAtWall, lengthsIn, longPoolPace, POOL_LENGTHS, readPool } from './pools.ts'
import { swolf } from './swim.ts'

describe('pools', () => {
  test('their keys and lengths', () => {
    expect(lengthsIn(1500, POOL_LENGTHS['25y'])).toBeCloseTo(65.6168, 4)
    expect(lengthsIn(0, 25)).toBeUndefined()
    expect(lengthsIn(100, 0)).toBeUndefined()
    expect(endsAtWall(1500, POOL_LENGTHS['33.333'])).toBe(true)
    expect(endsAtWall(1900, POOL_LENGTHS['33.333'])).toBe(true)
    expect(endsAtWall(1500, POOL_LENGTHS['25y'])).toBe(false)
    expect(endsAtWall(Number.NaN, 25)).toBe(false)
  })

  test.each([
    ['25', '25'],
    ['50 m', '50'],
    ['50M', '50'],
    ['33.333', '33.333'],
    ['33,33', '33.333'],
    ['33', '33.333'],
    ['33⅓ m', '33.333'],
    ['25y', '25y'],
    ['25 yd', '25y'],
    ['25 yards', '25y'],
    ['50 yd', undefined],
    ['toString', undefined],
    ['', undefined],
    ['2'.repeat(100), undefined],
  ])('« %s » is the pool %s', (text, key) => {
    expect(readPool(text)).toBe(key)
  })

  test('a 50 m pool costs 2 to 3 %', () => {
    expect(longPoolPace(100)).toEqual({ from: 102, to: 103 })
    expect(longPoolPace(0)).toBeUndefined()
    expect(longPoolPace(Number.MAX_VALUE)).toBeUndefined()
  })

  test('SWOLF is seconds of a length plus strokes', () => {
    expect(swolf(100, 25, 18)).toBe(43)
    expect(swolf(100, 50, 38)).toBe(88)
    expect(swolf(100, 25, 0)).toBeUndefined()
    expect(swolf(0, 25, 18)).toBeUndefined()
  })
})

describe('splits', () => {
  test('thirds of 100 m, and a last part that is shorter', () => {
    expect(swimSplits(100, 90, 100 / 3)?.length).toBe(3)
    expect(swimSplits(110, 110, 50)).toEqual([
      { distance: 50, passage: 50 },
      { distance: 100, passage: 100 },
      { distance: 110, passage: 110 },
    ])
    expect(swimSplits(20, 15, 25)).toEqual([{ distance: 20, passage: 15 }])
  })

  test('they close at the distance and the time', () => {
    const metres = fc.double({ min: 1, max: 20_000, noNaN: true })
    const steps = fc.constantFrom(...Object.values(POOL_LENGTHS), 100)
    fc.assert(
      fc.property(metres, fc.double({ min: 1, max: 50_000, noNaN: true }), steps, (distance, time, step) => {
        const splits = swimSplits(distance, time, step) ?? []
        expect(splits.at(-1)).toMatchObject({ distance, passage: time })
        expect(splits.every(({ passage }, row) => passage > (splits[row - 1]?.passage ?? 0))).toBe(true)
      }),
    )
  })

  test('too many rows, or no measures, are refused', () => {
    expect(swimSplits(MOST_SPLITS * 25, 60_000, 25)?.length).toBe(MOST_SPLITS)
    expect(swimSplits(1e9, 60_000, 25)).toBeUndefined()
    for (const value of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(swimSplits(value, 100, 25)).toBeUndefined()
      expect(swimSplits(100, value, 25)).toBeUndefined()
      expect(swimSplits(100, 100, value)).toBeUndefined()
    }
  })
})
