import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestPaceOver, isBeyondBestMarks, isRunnable } from './best-marks.ts'

describe('the best known marks', () => {
  it('tell a slip of the finger from a run', () => {
    expect(isBeyondBestMarks(42_195, 7234)).toBe(true)
    expect(isBeyondBestMarks(42_195, 7236)).toBe(false)
    expect(isBeyondBestMarks(5000, 600)).toBe(true)
    expect(isBeyondBestMarks(5000, 900)).toBe(false)
  })

  it.each([
    [5000, 12_599, false],
    [5000, 4500, true],
    [5000, 4501, false],
    [42_195, 2730, false],
    [42_195, 12_599, true],
  ])('%s m in %s s: a run, %s', (metres, seconds, expected) => {
    expect(isRunnable(metres, seconds)).toBe(expected)
  })

  it('count a mark itself as run', () => {
    expect(bestPaceOver(1000)).toBeCloseTo(131.96, 9)
    expect(isBeyondBestMarks(1000, 132)).toBe(false)
  })

  it('go by the nearest mark outside their range', () => {
    expect(bestPaceOver(60)).toBeCloseTo(95.8, 9)
    expect(bestPaceOver(500_000)).toBeCloseTo(264, 9)
  })

  it('lie between the two marks around a distance', () => {
    expect(bestPaceOver(30_000)).toBeGreaterThan(bestPaceOver(21_097.5))
    expect(bestPaceOver(30_000)).toBeLessThan(bestPaceOver(42_195))
    const halfWay = (bestPaceOver(5000) + bestPaceOver(10_000)) / 2
    expect(bestPaceOver(Math.sqrt(5000 * 10_000))).toBeCloseTo(halfWay, 9)
  })

  it('give a pace for any distance, never quicker than the best sprint', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e7, noNaN: true }), (metres) => {
        const pace = bestPaceOver(metres)
        return pace >= 95.8 && pace <= 264.001
      }),
    )
  })
})
