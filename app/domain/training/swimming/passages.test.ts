import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fittingStep, lengthsAt, passagesOf } from './passages.ts'
import { POOL_LENGTHS, type PoolKey } from './pools.ts'

const swim = { distance: 1500, time: 1545 }
const pools: PoolKey[] = ['25', '50', '33.333', '25y']

describe('passages', () => {
  test('1 500 m in 25 m: every length is there, every 100 m is shown', () => {
    const passages = passagesOf(swim, '25', 'auto')
    expect(passages?.hasTooMany).toBe(false)
    expect(passages?.rows.length).toBe(60)
    expect(passages?.rows.filter(({ isShown }) => isShown).map(({ distance }) => distance)).toEqual(
      Array.from({ length: 15 }, (_, row) => (row + 1) * 100),
    )
    expect(passages?.rows[0]).toMatchObject({ distance: 25, passage: 25.75, isShown: false })
  })

  test.each([
    [25, '25', 25],
    [200, '25', 25],
    [400, '25', 50],
    [1900, '25', 100],
    [3800, '25', 200],
    [10_000, '25', 500],
    [1500, '33.333', 100],
    [1500, '25y', 91.44],
    [9_000_000, '50', 500_000],
  ] as const)('%s m in a pool of %s: every %s m', (distance, pool, step) => {
    expect(fittingStep(distance, pool)).toBeCloseTo(step, 6)
  })

  test('asked steps, in yards in a pool of yards', () => {
    expect(passagesOf(swim, '25', 'longueur')?.rows.every(({ isShown }) => isShown)).toBe(true)
    expect(passagesOf(swim, '25', '50')).toMatchObject({ rows: { length: 30, 0: { distance: 50 } } })
    expect(passagesOf(swim, '50', '100')).toMatchObject({ rows: { length: 15, 0: { distance: 100 } } })
    expect(passagesOf(swim, '25y', '50')?.rows[0]?.distance).toBeCloseTo(45.72, 9)
    const yards = { distance: 700 * 0.9144, time: 600 }
    expect(passagesOf(yards, '25y', 'longueur')?.rows.length).toBe(28)
  })

  test('10 km in 25 m are 20 rows or fewer, 400 on demand', () => {
    const far = { distance: 10_000, time: 10_000 }
    expect(passagesOf(far, '25', 'auto')?.rows.length).toBeLessThanOrEqual(20)
    expect(passagesOf(far, '25', 'longueur')?.rows.length).toBe(400)
  })

  test('more rows than a table holds are the rows that fit, and it is said', () => {
    const across = { distance: 1_000_000, time: 2_000_000 }
    expect(passagesOf(across, '25', 'longueur')).toMatchObject({ hasTooMany: true })
    expect(passagesOf({ distance: 1e300, time: 1 }, '25', 'auto')).toBeUndefined()
    expect(passagesOf({ distance: 0, time: 1 }, '25', 'auto')).toBeUndefined()
    expect(passagesOf({ distance: 1500, time: 0 }, '25', 'auto')).toBeUndefined()
  })

  test('the rows that are shown are at walls and never more than 20, the last at the finish', () => {
    const metres = fc.double({ min: 1, max: 1e7, noNaN: true })
    fc.assert(
      fc.property(metres, fc.constantFrom(...pools), (distance, pool) => {
        const rows = passagesOf({ distance, time: 60 }, pool, 'auto')?.rows ?? []
        const shown = rows.filter(({ isShown }) => isShown)
        expect(shown.length).toBeGreaterThan(0)
        expect(shown.length).toBeLessThanOrEqual(21)
        expect(shown.at(-1)).toMatchObject({ distance, passage: 60 })
        for (const row of shown.slice(0, -1))
          expect(Number.isInteger(lengthsAt(row.distance, pool))).toBe(true)
      }),
    )
  })

  test('lengths', () => {
    expect(lengthsAt(100, '33.333')).toBe(3)
    expect(lengthsAt(1500, '25y')).toBeCloseTo(1500 / POOL_LENGTHS['25y'], 9)
    expect(lengthsAt(0, '25')).toBe(0)
  })
})
