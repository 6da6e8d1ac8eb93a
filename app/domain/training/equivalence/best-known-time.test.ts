import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestKnownTime } from './best-known-time.ts'

describe('bestKnownTime', () => {
  it.each([
    ['h', 800, 100.91],
    ['h', 10_000, 1584],
    ['f', 42_195, 7796],
    ['h', 50, 4.79],
    ['f', 400_000, 2 * bestKnownTime(200_000, 'f')],
  ] as const)('of %s over %d m is about %d s', (sex, metres, seconds) => {
    expect(bestKnownTime(metres, sex)).toBeCloseTo(seconds, 6)
  })

  it('is near the records of distances that are not in its list', () => {
    expect(Math.abs(bestKnownTime(1500, 'h') - 206)).toBeLessThan(5)
    expect(Math.abs(bestKnownTime(1500, 'f') - 229)).toBeLessThan(5)
  })

  it('grows with the distance', () => {
    const metres = fc.double({ min: 10, max: 300_000, noNaN: true })
    const sexes = fc.constantFrom('f' as const, 'h' as const)
    fc.assert(
      fc.property(metres, sexes, (distance, sex) => {
        expect(bestKnownTime(distance * 1.01, sex)).toBeGreaterThan(bestKnownTime(distance, sex))
      }),
    )
  })
})
