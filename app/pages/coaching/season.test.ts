import { describe, expect, it } from 'vitest'
import { LOAD_HEIGHT, LOAD_WIDTH, loadCurve, loadInWords, percentOfGreatest, phaseWidths } from './season.tsx'

it('takes half a week off both ends, so that the widths fill the axis of the chart', () => {
  const widths = phaseWidths([4, 4, 2, 2])
  expect(widths).toEqual([3.5, 4, 2, 1.5])
})

it('has no widths when the length of a phase is not said', () => {
  expect(phaseWidths([1, undefined, 2])).toBeUndefined()
})

it('is told in per cent of the greatest week, whatever was written down', () => {
  expect(percentOfGreatest([49, 91, 63])).toEqual([54, 100, 69])
  expect(percentOfGreatest([0, 0])).toEqual([0, 0])
})

it('tells where the load starts, when it is at its highest, where it ends', () => {
  expect(loadInWords([45, 80, 100, 60])).toBe(
    'Sur 4\u00A0semaines, la charge part de 45\u00A0% de son maximum, l’atteint en semaine 3 et finit à 60\u00A0%.',
  )
})

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
