import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  pacingOf,
  timeAt,
  usualGapPercent,
  type Pacing,
  type Strategy,
  splitsAt,
  splitsEvery,
} from './pacing.ts'

const strategies: Strategy[] = ['reguliere', 'progressive', 'positive', 'prudente']

function pacing(distance: number, time: number, strategy: Strategy = 'reguliere', gap = 0): Pacing {
  return pacingOf(distance, time, strategy, gap) ?? []
}

describe('pacingOf', () => {
  it('runs the second half faster by the gap, of the mean pace', () => {
    const [first, second] = pacing(10_000, 3000, 'progressive', 2)
    expect(first).toEqual({ toMetres: 5000, pace: 303 })
    expect(second?.pace).toBeCloseTo(297, 9)
    expect(timeAt(pacing(10_000, 3000, 'positive', 2), 5000)).toBeCloseTo(1485, 9)
  })

  it('starts carefully for 30 % of the way, then evens it out', () => {
    const careful = pacing(10_000, 3000, 'prudente', 5)
    expect(careful[0]).toEqual({ toMetres: 3000, pace: 315 })
    expect(timeAt(careful, 10_000)).toBeCloseTo(3000, 9)
  })

  it('has a usual gap for each strategy', () => {
    expect(usualGapPercent).toEqual({ reguliere: 0, progressive: 2, positive: 2, prudente: 5 })
  })

  it('refuses what is not a race', () => {
    for (const bad of [0, -1, Number.NaN, Infinity]) {
      expect(pacingOf(bad, 3000, 'reguliere', 0)).toBeUndefined()
      expect(pacingOf(10_000, bad, 'reguliere', 0)).toBeUndefined()
    }
    expect(pacingOf(10_000, 3000, 'progressive', -1)).toBeUndefined()
    expect(pacingOf(10_000, 3000, 'progressive', 101)).toBeUndefined()
    expect(pacingOf(10_000, 3000, 'progressive', Number.NaN)).toBeUndefined()
  })

  it('is always run in the time given, and always forward', () => {
    const race = fc.record({
      distance: fc.integer({ min: 400, max: 200_000 }),
      time: fc.integer({ min: 60, max: 200_000 }),
      strategy: fc.constantFrom(...strategies),
      gap: fc.integer({ min: 0, max: 100 }),
    })
    fc.assert(
      fc.property(race, ({ distance, time, strategy, gap }) => {
        const splits = splitsEvery(pacing(distance, time, strategy, gap), 1000) ?? []
        const summed = splits.reduce((sum, { metres, segmentPace }, index) => {
          return sum + (segmentPace * (metres - (splits[index - 1]?.metres ?? 0))) / 1000
        }, 0)
        expect((splits.at(-1)?.passage ?? 0) / time).toBeCloseTo(1, 9)
        expect(summed / time).toBeCloseTo(1, 9)
        expect(splits.every((split) => split.segmentPace > 0)).toBe(true)
      }),
    )
  })
})

describe('splits', () => {
  it('come from the exact pace: 10 km is not twice a rounded 5 km', () => {
    const splits = splitsEvery(pacing(42_195, 12_599), 5000) ?? []
    expect(splits.map(({ metres }) => metres)).toEqual([
      5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 42_195,
    ])
    expect(splits[1]?.passage).toBeCloseTo(2985.9, 1)
    expect(splits.at(-1)).toMatchObject({ metres: 42_195, passage: expect.closeTo(12_599, 6) })
    expect(splits[0]?.segmentPace).toBeCloseTo(298.59, 3)
  })

  it('are a thousand at most, and every so many metres', () => {
    expect(splitsEvery(pacing(10_000, 3000), 10)).toHaveLength(1000)
    expect(splitsEvery(pacing(10_000, 3000), 9.9)).toBeUndefined()
    expect(splitsEvery(pacing(10_000, 3000), 0)).toBeUndefined()
  })

  it('end at the finish once, also when the last mark falls on it', () => {
    expect(splitsEvery(pacing(10_000, 3000), 5000)?.map(({ metres }) => metres)).toEqual([5000, 10_000])
    expect(splitsEvery(pacing(16_093.44, 6000), 1609.344)).toHaveLength(10)
    expect(splitsEvery(pacing(800, 150), 1000)?.map(({ metres }) => metres)).toEqual([800])
    expect(splitsAt(pacing(42_195, 12_599), [42_194.995]).map(({ metres }) => metres)).toEqual([42_195])
  })

  it('are refused by the thousand', () => {
    expect(splitsEvery(pacing(1e6, 1e6), 400)).toBeUndefined()
    expect(splitsEvery(pacing(10_000, 3000), 0)).toBeUndefined()
    expect(splitsEvery(pacing(10_000, 3000), Number.NaN)).toBeUndefined()
  })

  it('are given at marks of one’s own, sorted, each once, none beyond the course', () => {
    const splits = splitsAt(pacing(10_000, 3000), [7500, 2500, 2500, 0, -3, 12_000, Number.NaN])
    expect(splits.map(({ metres }) => metres)).toEqual([2500, 7500, 10_000])
    expect(splits.map(({ passage }) => passage)).toEqual([750, 2250, 3000])
  })

  it('of nothing are no marks on the way', () => {
    expect(splitsEvery([], 1000)).toHaveLength(0)
    expect(splitsAt([], [1000])).toHaveLength(0)
  })
})
