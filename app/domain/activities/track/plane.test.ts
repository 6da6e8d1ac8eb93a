import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trackOf } from './columns.ts'
import { metresBetween } from './earth.ts'
import { projectTrack, type PlaneLine } from './plane.ts'
import { simplifyLine } from './simplify.ts'

function line(places: readonly (readonly [latitude: number, longitude: number])[]) {
  return projectTrack(
    trackOf((name) => {
      if (name === 'latitudes') return Float64Array.from(places, ([latitude]) => latitude)
      if (name === 'longitudes') return Float64Array.from(places, ([, longitude]) => longitude)
      return new Float64Array(places.length)
    }),
  )
}

const radius = 0.01
const circle = (latitude: number, longitude: number) =>
  Array.from({ length: 361 }, (_, degree) => {
    const angle = (degree * Math.PI) / 180
    const across = radius / Math.cos((latitude * Math.PI) / 180)
    return [latitude + radius * Math.sin(angle), wrapped(longitude + across * Math.cos(angle))] as const
  })
const wrapped = (longitude: number) => ((longitude + 540) % 360) - 180

function sizeOf({ xs, ys }: PlaneLine) {
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}

describe('projectTrack', () => {
  it.each([
    ['in France', 45, 4],
    ['across the date line', -17, 180],
    ['in the far north', 70, 20],
  ])('keeps a circle a circle %s', (_, latitude, longitude) => {
    const { width, height } = sizeOf(line(circle(latitude, longitude)))
    expect(height).toBeCloseTo((2 * radius * Math.PI * 6_371_008.8) / 180, 0)
    expect(width / height).toBeCloseTo(1, 3)
  })

  it('keeps the shape of a walk around the pole', () => {
    const around = line(Array.from({ length: 361 }, (_, degree) => [89.99, degree - 180] as const))
    const { width, height } = sizeOf(around)
    expect(width / height).toBeCloseTo(1, 4)
    expect(height).toBeCloseTo(2 * metresBetween(89.99, 0, 90, 0), 0)
  })

  it('has north above and east to the right', () => {
    const { xs, ys } = line([
      [45, 4],
      [45.01, 4.01],
    ])
    expect(xs[1]).toBeGreaterThan(xs[0] ?? Number.NaN)
    expect(ys[1]).toBeLessThan(ys[0] ?? Number.NaN)
  })

  it('leaves out rows without a position, and is empty without any', () => {
    const { rows } = line([
      [45, 4],
      [Number.NaN, 4],
      [45.01, 4],
    ])
    expect([...rows]).toEqual([0, 2])
    expect(line([]).rows).toHaveLength(0)
  })

  it('stays finite from one end of the Earth to the other', () => {
    const { xs, ys } = line([
      [0, 0],
      [0, 180],
      [90, 0],
      [-90, 0],
    ])
    expect([...xs, ...ys].every(Number.isFinite)).toBe(true)
  })
})

const steps = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
  minLength: 2,
  maxLength: 80,
})
const shape = steps.map((points) => ({
  xs: Float64Array.from(points, ([x]) => x),
  ys: Float64Array.from(points, ([, y]) => y),
  rows: Uint32Array.from(points, (_, row) => row),
}))

describe('simplifyLine', () => {
  it('keeps the ends and leaves no point further away than told', () => {
    fc.assert(
      fc.property(shape, fc.integer({ min: 1, max: 30 }), (drawn, tolerance) => {
        const { xs, ys, rows } = simplifyLine(drawn, tolerance)
        expect([rows[0], rows.at(-1)]).toEqual([0, drawn.xs.length - 1])
        for (const [part, first] of [...rows].slice(0, -1).entries()) {
          for (let row = first; row < (rows[part + 1] ?? 0); row += 1) {
            const point = [drawn.xs[row] ?? 0, drawn.ys[row] ?? 0] as const
            const ends = [xs[part] ?? 0, ys[part] ?? 0, xs[part + 1] ?? 0, ys[part + 1] ?? 0] as const
            expect(awayFrom(point, ends)).toBeLessThanOrEqual(tolerance + 1e-9)
          }
        }
      }),
    )
  })

  it('needs little of a straight line and stays quick on a spiral of 50 000 points', () => {
    const straight = { xs: Float64Array.from({ length: 1000 }, (_, x) => x), ys: new Float64Array(1000) }
    expect(simplifyLine({ ...straight, rows: new Uint32Array(1000) }, 0.1).xs).toHaveLength(2)
    const angles = Float64Array.from({ length: 50_000 }, (_, point) => point / 50)
    const spiral = { xs: angles.map((a) => a * Math.cos(a)), ys: angles.map((a) => a * Math.sin(a)) }
    const { xs } = simplifyLine({ ...spiral, rows: new Uint32Array(50_000) }, 1)
    expect(xs.length).toBeLessThan(25_000)
  })
})

type Ends = readonly [number, number, number, number]

function awayFrom([x, y]: readonly [number, number], [fromX, fromY, toX, toY]: Ends): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const squared = alongX ** 2 + alongY ** 2
  const nearest = squared === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / squared
  const shares = [0, Math.min(1, Math.max(0, nearest)), 1]
  return Math.min(
    ...shares.map((share) => Math.hypot(fromX + share * alongX - x, fromY + share * alongY - y)),
  )
}
