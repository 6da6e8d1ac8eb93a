import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  equivalenceDistances,
  equivalentOn,
  holds,
  models,
  isFarFrom,
  likelyInterval,
} from './equivalents.ts'
import { cameronTime, purdyTime, personalExponent, riegelTime } from './race-models.ts'

const race = { distanceMetres: 10_000, timeSeconds: 2730 }
const noRace = { distanceMetres: 0, timeSeconds: 2730 }

describe('Riegel', () => {
  it('multiplies by 4.600 for 4.2195 times the distance', () => {
    expect((riegelTime(race, 42_195) ?? 0) / 2730).toBeCloseTo(4.6, 3)
    expect((riegelTime(race, 20_000, 1.1) ?? 0) / 2730).toBeCloseTo(2 ** 1.1, 12)
  })

  it('finds one’s own exponent from two races, in either order', () => {
    const other = { distanceMetres: 21_097.5, timeSeconds: riegelTime(race, 21_097.5, 1.08) ?? 0 }
    expect(personalExponent(race, other)).toBeCloseTo(1.08, 10)
    expect(personalExponent(other, race)).toBeCloseTo(1.08, 10)
  })

  it('refuses what makes no sense', () => {
    expect(riegelTime(noRace, 5000)).toBeUndefined()
    expect(riegelTime(race, -1)).toBeUndefined()
    expect(riegelTime(race, 5000, Number.NaN)).toBeUndefined()
    expect(riegelTime(race, 1e300, 1.2)).toBeUndefined()
    expect(personalExponent(race, race)).toBeUndefined()
    expect(personalExponent(race, noRace)).toBeUndefined()
    expect(personalExponent(noRace, race)).toBeUndefined()
    expect(personalExponent(race, { distanceMetres: 20_000, timeSeconds: 2000 })).toBeUndefined()
  })
})

describe('Cameron and Purdy', () => {
  it('foretell a half marathon from a 10 km', () => {
    expect(cameronTime(race, 21_097.5)).toBeCloseTo(6019.07, 1)
    expect(purdyTime(race, 21_097.5)).toBeGreaterThan(5900)
    expect(purdyTime(race, 21_097.5)).toBeLessThan(6200)
  })

  it('return to the race they came from', () => {
    const metres = fc.double({ min: 400, max: 80_000, noNaN: true })
    fc.assert(
      fc.property(metres, metres, (from, to) => {
        const start = { distanceMetres: from, timeSeconds: from * 0.28 }
        for (const foretold of [cameronTime, purdyTime]) {
          const there = { distanceMetres: to, timeSeconds: foretold(start, to) ?? 0 }
          expect((foretold(there, from) ?? 0) / start.timeSeconds).toBeCloseTo(1, 8)
        }
      }),
    )
  })

  it('refuse what is no race, or beyond what they can say', () => {
    expect(cameronTime(noRace, 5000)).toBeUndefined()
    expect(cameronTime(race, 0)).toBeUndefined()
    expect(cameronTime(race, 500_000)).toBeUndefined()
    expect(cameronTime({ distanceMetres: 500_000, timeSeconds: 200_000 }, 5000)).toBeUndefined()
    expect(cameronTime({ distanceMetres: 1000, timeSeconds: 1.7e308 }, 400_000)).toBeUndefined()
    expect(purdyTime({ distanceMetres: 1000, timeSeconds: 5e-324 }, 5000)).toBeUndefined()
    expect(purdyTime(noRace, 5000)).toBeUndefined()
    expect(purdyTime(race, Infinity)).toBeUndefined()
    expect(purdyTime(race, 1e300)).toBeUndefined()
  })
})

describe('equivalentOn', () => {
  it('gives a race back on its own distance, by every model', () => {
    const { predictions, mean } = equivalentOn(race, 10_000)
    for (const model of models) expect(predictions[model]?.seconds).toBeCloseTo(2730, 6)
    expect(mean).toBeCloseTo(2730, 6)
  })

  it('takes the mean of the models valid there, and their extremes', () => {
    const half = equivalentOn(race, 21_097.5)
    const seconds = models.map((model) => half.predictions[model]?.seconds ?? 0)
    expect(half.mean).toBeCloseTo(seconds.reduce((sum, time) => sum + time, 0) / 4, 6)
    expect(half.quickest).toBe(Math.min(...seconds))
    expect(half.slowest).toBe(Math.max(...seconds))
  })

  it('leaves a model out of the mean where it does not hold', () => {
    const { predictions, mean } = equivalentOn(race, 800)
    expect(predictions.daniels?.isValid).toBe(false)
    expect(predictions.riegel?.isValid).toBe(false)
    expect(mean).toBeCloseTo(((predictions.cameron?.seconds ?? 0) + (predictions.purdy?.seconds ?? 0)) / 2, 9)
  })

  it('knows where each model holds', () => {
    const holding = (distanceMetres: number, timeSeconds: number) =>
      models.filter((model) => holds(model, { distanceMetres, timeSeconds }))
    expect(holding(10_000, 2730)).toEqual(['daniels', 'riegel', 'cameron', 'purdy'])
    expect(holding(42_195, 230 * 60 + 1)).toEqual(['daniels', 'cameron', 'purdy'])
    expect(holding(1000, 200)).toEqual(['cameron', 'purdy'])
    expect(holding(100, 20)).toEqual(['purdy'])
    expect(holding(100_000, 40_000)).toEqual(['purdy'])
    expect(holding(30, 5)).toEqual([])
    expect(holding(200_000, 90_000)).toEqual([])
  })

  it('has nothing to say of no race', () => {
    expect(equivalentOn(noRace, 10_000)).toEqual({ distanceMetres: 10_000, predictions: {} })
  })

  it('grows with the distance, model by model', () => {
    const rows = equivalenceDistances.map((metres) => equivalentOn(race, metres))
    for (const model of models) {
      const times = rows.map(({ predictions }) => predictions[model]?.seconds ?? 0)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
  })

  it('never holds anything but positive finite times', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (distanceMetres, timeSeconds, metres) => {
        const { predictions } = equivalentOn({ distanceMetres, timeSeconds }, metres)
        return Object.values(predictions).every(({ seconds }) => seconds > 0 && Number.isFinite(seconds))
      }),
    )
  })
})

const foretold = { distanceMetres: 10_000, timeSeconds: 2730 }

describe('likelyInterval', () => {
  it('is a point on the race itself', () => {
    const interval = likelyInterval(foretold, equivalentOn(foretold, 10_000))
    expect(interval?.quickest).toBeCloseTo(2730, 6)
    expect(interval?.slowest).toBeCloseTo(2730, 6)
  })

  it.each([
    [20_000, 5700],
    [5000, 1310],
  ])('over %i m is never narrower than what tells runners apart', (distanceMetres, mean) => {
    const row = { distanceMetres, predictions: {}, mean, quickest: mean - 1, slowest: mean + 1 }
    const interval = likelyInterval(foretold, row)
    expect(interval?.quickest).toBeCloseTo(mean * 2 ** -0.015, 9)
    expect(interval?.slowest).toBeCloseTo(mean * 2 ** 0.015, 9)
  })

  it('is as wide as the models disagree', () => {
    const row = { distanceMetres: 5000, predictions: {}, mean: 1310, quickest: 1200, slowest: 1400 }
    expect(likelyInterval(foretold, row)).toEqual({ quickest: 1200, slowest: 1400 })
  })

  it('is unknown where no model is valid', () => {
    expect(likelyInterval(foretold, { distanceMetres: 200_000, predictions: {} })).toBeUndefined()
    expect(likelyInterval(foretold, { distanceMetres: 5000, predictions: {}, mean: 1300 })).toBeUndefined()
    const row = { distanceMetres: 5000, predictions: {}, mean: 1300, quickest: 1290 }
    expect(likelyInterval(foretold, row)).toBeUndefined()
  })
})

describe('isFarFrom', () => {
  it('lets a 10 km speak of the marathon, a 5 km no more', () => {
    expect(isFarFrom(foretold, 42_195)).toBe(false)
    expect(isFarFrom({ distanceMetres: 5000, timeSeconds: 1300 }, 42_195)).toBe(true)
    expect(isFarFrom(foretold, 3000)).toBe(false)
    expect(isFarFrom(foretold, 1500)).toBe(true)
  })
})
