import { describe, expect, it } from 'vitest'
import { LOAD_HEIGHT, LOAD_WIDTH, loadCurve } from './load-curve.ts'

const steps = (path: string) =>
  [...path.matchAll(/c([^c]+)/g)].map(([, numbers = '']) =>
    [...numbers.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number)),
  )

describe('loadCurve', () => {
  it('starts at the first week and takes one step for each following week', () => {
    const path = loadCurve([50, 100, 0])
    expect(path.startsWith('M0 -134c')).toBe(true)
    expect(steps(path)).toHaveLength(2)
  })

  it('ends at the last week, at the right edge', () => {
    const ends = steps(loadCurve([50, 100, 0])).map((numbers) => numbers.slice(-2))
    const x = ends.reduce((sum, [dx = 0]) => sum + dx, 0)
    const y = ends.reduce((sum, [, dy = 0]) => sum + dy, -134)
    expect(x).toBeCloseTo(LOAD_WIDTH)
    expect(y).toBeCloseTo(0)
  })

  it('leaves each week and reaches the next one level: handles are horizontal', () => {
    const [[x1, y1, x2, y2, x, y] = []] = steps(loadCurve([20, 80]))
    expect([y1, y2]).toEqual([0, y])
    expect(x1).toBeCloseTo(LOAD_WIDTH / 3, 0)
    expect(x2).toBeCloseTo((LOAD_WIDTH * 2) / 3, 0)
    expect(x).toBe(LOAD_WIDTH)
  })

  it('keeps the hardest week inside the drawing', () => {
    const [, height = ''] = /^M0 -([\d.]+)/.exec(loadCurve([100, 0])) ?? []
    expect(Number(height)).toBeLessThan(LOAD_HEIGHT)
  })
})
