import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageGrade, levelOfGrade } from './age-grading.ts'
import { worldAthleticsPoints } from './world-athletics-points.ts'

describe('ageGrade', () => {
  it('reads the table: a man of 60 over 10 km', () => {
    const grade = ageGrade({ distanceMetres: 10_000, timeSeconds: 2400 }, 60, 'h')
    expect(grade?.factor).toBeCloseTo(0.8136, 9)
    expect(grade?.standardSeconds).toBeCloseTo(1584 / 0.8136, 6)
    expect(grade?.percent).toBeCloseTo((100 * 1584) / 0.8136 / 2400, 6)
    expect(grade?.equivalentSeconds).toBeCloseTo(2400 * 0.8136, 6)
  })

  it.each([
    ['h', 5, 1609.344, 227, 0.599],
    ['h', 40, 42_195, 7235, 0.9783],
    ['h', 40, 50_000, 8820, 0.9783],
    ['h', 40, 200_000, 52_800, 0.9783],
    ['f', 60, 5000, 834, 0.7621],
    ['f', 35, 21_097.5, 3772, 0.9849],
    ['f', 60, 100_000, 23_591, 0.7965],
    ['h', 5, 6000, 930, 0.5815],
    ['h', 19, 15_000, 2415, 0.9929],
    ['f', 41, 25_000, 4500, 0.956],
    ['h', 80, 12_000, 1915, 0.6218],
    ['h', 79, 12_000, 1915, 0.6413],
    ['f', 80, 12_000, 2084, 0.5698],
  ] as const)('knows %s of %d over %d m', (sex, age, distanceMetres, open, factor) => {
    const grade = ageGrade({ distanceMetres, timeSeconds: 1000 }, age, sex)
    expect(grade?.factor).toBeCloseTo(factor, 9)
    expect(grade?.standardSeconds).toBeCloseTo(open / factor, 6)
  })

  it('has a factor between 0 and 1 at every age and distance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 100 }),
        fc.double({ min: 1609.344, max: 200_000, noNaN: true }),
        fc.constantFrom('f' as const, 'h' as const),
        (age, distanceMetres, sex) => {
          const grade = ageGrade({ distanceMetres, timeSeconds: 3600 }, age, sex)
          expect(grade?.factor).toBeGreaterThan(0)
          expect(grade?.factor).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('follows the distance between two of the table', () => {
    const factor = ageGrade({ distanceMetres: Math.sqrt(5000 * 6000), timeSeconds: 1000 }, 60, 'h')?.factor
    expect(factor).toBeCloseTo((0.8075 + 0.8091) / 2, 9)
  })

  it('refuses ages and distances that are not in the table', () => {
    const race = { distanceMetres: 10_000, timeSeconds: 2400 }
    for (const age of [4, 101, 35.5, Number.NaN]) expect(ageGrade(race, age, 'f')).toBeUndefined()
    for (const distanceMetres of [1500, 200_001, 0, Number.NaN]) {
      expect(ageGrade({ ...race, distanceMetres }, 35, 'f')).toBeUndefined()
    }
  })

  it('names the level', () => {
    expect([100, 99.9, 90, 89.9, 80, 79.9, 70, 69.9].map(levelOfGrade)).toEqual([
      'niveau du record du monde',
      'niveau mondial',
      'niveau mondial',
      'niveau national',
      'niveau national',
      'niveau régional',
      'niveau régional',
      undefined,
    ])
  })
})

describe('worldAthleticsPoints', () => {
  it('scores the road by default, the track when asked', () => {
    const tenKilometres = { distanceMetres: 10_000, timeSeconds: 1800 }
    expect(worldAthleticsPoints(tenKilometres, 'h')).toBe(954)
    expect(worldAthleticsPoints(tenKilometres, 'h', 'track')).toBe(954)
    expect(worldAthleticsPoints({ distanceMetres: 3000, timeSeconds: 600 }, 'f', 'steeple')).toBe(1095)
  })

  it('takes 42,2 km for a marathon', () => {
    const exact = worldAthleticsPoints({ distanceMetres: 42_195, timeSeconds: 9000 }, 'f')
    expect(worldAthleticsPoints({ distanceMetres: 42_200, timeSeconds: 9000 }, 'f')).toBe(exact)
  })

  it('gives more points to the quicker', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7300, max: 14_000 }), (timeSeconds) => {
        const points = (time: number) =>
          worldAthleticsPoints({ distanceMetres: 42_195, timeSeconds: time }, 'h') ?? 0
        expect(points(timeSeconds)).toBeGreaterThanOrEqual(points(timeSeconds + 60))
      }),
    )
  })

  it('has none off its distances, for the slow, and past the end of the tables', () => {
    expect(worldAthleticsPoints({ distanceMetres: 12_000, timeSeconds: 2400 }, 'h')).toBeUndefined()
    expect(worldAthleticsPoints({ distanceMetres: 1500, timeSeconds: 240 }, 'h')).toBeUndefined()
    expect(worldAthleticsPoints({ distanceMetres: 10_000, timeSeconds: 90_000 }, 'h')).toBeUndefined()
    expect(worldAthleticsPoints({ distanceMetres: 5000, timeSeconds: 1439.7 }, 'h')).toBeUndefined()
    expect(worldAthleticsPoints({ distanceMetres: 10_000, timeSeconds: 1 }, 'h')).toBeUndefined()
    expect(worldAthleticsPoints({ distanceMetres: 10_000, timeSeconds: 0 }, 'h')).toBeUndefined()
  })
})
