import { describe, expect, it } from 'vitest'
import { walkPath } from '#test/walk-path.ts'
import { closedSmoothCurve, smoothCurve, type Point } from './smooth-curve.ts'

const hills: Point[] = Array.from({ length: 40 }, (_, index) => [index * 7.3, 50 + 20 * Math.sin(index / 3)])

describe('smoothCurve', () => {
  it('starts at the first point, ends at the last, passes through the middles', () => {
    const { points } = walkPath(smoothCurve(hills))
    expect(points[0]).toEqual([0, 50])
    const end = points.at(-1) ?? [0, 0]
    expect(end[0]).toBeCloseTo(39 * 7.3, 0)
    const middle = points[5] ?? [0, 0]
    expect(middle[0]).toBeCloseTo(4.5 * 7.3, 0)
    expect(Math.abs(middle[1] - ((hills[4]?.[1] ?? 0) + (hills[5]?.[1] ?? 0)) / 2)).toBeLessThan(0.2)
  })

  it('does not drift: reflected control points come back on the points themselves', () => {
    const path = smoothCurve(hills)
    const { points } = walkPath(path)
    const firstPull = /q(-?[\d.]+)[ ]?(-?[\d.]+)/.exec(path)
    let [x, y] = points[1] ?? [0, 0]
    let control = [x + Number(firstPull?.[1]), y + Number(firstPull?.[2])] as const
    for (const point of points.slice(2, -1)) {
      ;[x, y] = point
      control = [2 * x - control[0], 2 * y - control[1]]
    }
    const last = hills.at(-1) ?? [0, 0]
    expect(Math.abs(control[0] - last[0])).toBeLessThan(0.11)
    expect(Math.abs(control[1] - last[1])).toBeLessThan(0.11)
  })

  it('writes one decimal at most', () => {
    expect(smoothCurve(hills)).not.toMatch(/\.\d\d|NaN|-0(?![.\d])|e/)
  })

  it('refuses what is not a curve', () => {
    expect(() => smoothCurve([[0, 0]])).toThrow('three points')
    expect(() => closedSmoothCurve([])).toThrow('three points')
  })
})

describe('closedSmoothCurve', () => {
  it('comes back where it began', () => {
    const circle: Point[] = Array.from({ length: 24 }, (_, index) => [
      50 + 40 * Math.cos((index / 24) * 2 * Math.PI),
      50 + 40 * Math.sin((index / 24) * 2 * Math.PI),
    ])
    expect(walkPath(closedSmoothCurve(circle)).closes).toBe(true)
    expect(walkPath(smoothCurve(circle)).closes).toBe(false)
  })
})
