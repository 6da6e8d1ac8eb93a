import { describe, expect, it } from 'vitest'
import { exponentOfPair } from './two-races.ts'

const race = { distanceMetres: 10_000, timeSeconds: 2730 }

describe('the exponent of two races', () => {
  const to = (distanceMetres: number, timeSeconds: number, usual?: number) =>
    exponentOfPair(race, { distanceMetres, timeSeconds }, usual)

  it('is the runner’s own where the races are apart and say what runners do', () => {
    expect(to(21_097.5, 6120)).toBeCloseTo(Math.log(6120 / 2730) / Math.log(2.10975), 12)
    expect(to(5000, 1300)).toBeCloseTo(Math.log(2730 / 1300) / Math.log(2), 12)
  })

  it('is the usual one where they are too alike, or say what nobody’s do', () => {
    expect([to(10_100, 2760), to(10_100, 2900), to(10_100, 2730), to(10_500, 2880)]).toEqual(
      Array.from({ length: 4 }, () => 1.06),
    )
    expect([to(20_000, 2730), to(20_000, 2000), to(20_000, 9000, 1.1)]).toEqual([1.06, 1.06, 1.1])
  })
})
