import { expect, it } from 'vitest'
import { walkPath } from '#test/walk-path.ts'
import { EFFORT_WIDTH, effortGap, effortLine } from './effort-lines.ts'

const INTERVALS = [
  { minutes: 20, effort: 0.3 },
  { minutes: 10, effort: 0.9 },
  { minutes: 10, effort: 0.25 },
]

it('draws effort as lines: width for minutes, the closer the faster', () => {
  const { points } = walkPath(effortLine(INTERVALS))
  const gapAt = (x: number) => points.findLast(([at]) => at <= x)?.[1] ?? Number.NaN
  expect(points.at(-1)?.[0]).toBe(EFFORT_WIDTH)
  expect(gapAt(EFFORT_WIDTH * 0.45)).toBeCloseTo(effortGap(0.3), 1)
  expect(gapAt(EFFORT_WIDTH * 0.62)).toBeCloseTo(effortGap(0.9), 1)
  expect(effortGap(0.9)).toBeLessThan(effortGap(0.3) / 2)
})

it('never turns beyond its own step, however short', () => {
  const steps = Array.from({ length: 200 }, (_, index) => ({ minutes: 0.5, effort: index % 2 }))
  const { points } = walkPath(effortLine(steps))
  expect(points.every(([x], index) => x >= (points[index - 1]?.[0] ?? 0) - 0.2)).toBe(true)
})
