import { describe, expect, it } from 'vitest'
import { equivalentOn } from './equivalents.ts'
import { isFarFrom, likelyInterval } from './likely-interval.ts'

const race = { distanceMetres: 10_000, timeSeconds: 2730 }

describe('likelyInterval', () => {
  it('is a point on the race itself', () => {
    const interval = likelyInterval(race, equivalentOn(race, 10_000))
    expect(interval?.quickest).toBeCloseTo(2730, 6)
    expect(interval?.slowest).toBeCloseTo(2730, 6)
  })

  it('is never narrower than what tells runners apart, however well the models agree', () => {
    const row = { distanceMetres: 20_000, predictions: {}, mean: 5700, quickest: 5699, slowest: 5701 }
    const interval = likelyInterval(race, row)
    expect(interval?.quickest).toBeCloseTo(5700 * 2 ** -0.015, 9)
    expect(interval?.slowest).toBeCloseTo(5700 * 2 ** 0.015, 9)
  })

  it('is as wide as the models disagree', () => {
    const row = { distanceMetres: 5000, predictions: {}, mean: 1310, quickest: 1200, slowest: 1400 }
    expect(likelyInterval(race, row)).toEqual({ quickest: 1200, slowest: 1400 })
  })

  it('is unknown where no model is valid', () => {
    expect(likelyInterval(race, { distanceMetres: 200_000, predictions: {} })).toBeUndefined()
    expect(likelyInterval(race, { distanceMetres: 5000, predictions: {}, mean: 1300 })).toBeUndefined()
    const row = { distanceMetres: 5000, predictions: {}, mean: 1300, quickest: 1290 }
    expect(likelyInterval(race, row)).toBeUndefined()
  })
})

describe('isFarFrom', () => {
  it('lets a 10 km speak of the marathon, a 5 km no more', () => {
    expect(isFarFrom(race, 42_195)).toBe(false)
    expect(isFarFrom({ distanceMetres: 5000, timeSeconds: 1300 }, 42_195)).toBe(true)
    expect(isFarFrom(race, 3000)).toBe(false)
    expect(isFarFrom(race, 1500)).toBe(true)
  })
})
