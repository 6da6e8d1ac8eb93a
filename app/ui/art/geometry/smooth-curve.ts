import { pathPair } from './path-number.ts'

export type Point = readonly [x: number, y: number]

/**
 * Open curve: each inner point pulls, the line passes through the middles of the segments.
 * Points are laid on a grid of 0.2 so that every middle has one exact decimal; the reflected control
 * point of the short command `t` is then exactly the next point, at a third of the text of `Q`.
 */
export function smoothCurve(points: readonly Point[]): string {
  const grid = points.map(toGrid)
  const [first, second] = grid
  const last = grid.at(-1)
  if (!first || !second || !last || grid.length < 3) throw new Error('A curve needs three points or more')
  const middles = grid.slice(1).map((point, index) => middle(grid[index] ?? point, point))
  return `M${pathPair(...first)}l${step(first, middles[0] ?? first)}${pulls(grid.slice(1, -1), middles)}l${step(middles.at(-1) ?? last, last)}`
}

export function closedSmoothCurve(points: readonly Point[]): string {
  const grid = points.map(toGrid)
  const [first] = grid
  if (!first || grid.length < 3) throw new Error('A closed curve needs three points or more')
  const ring = [...grid.slice(1), first]
  const middles = ring.map((point, index) => middle(grid[index] ?? point, point))
  const [start] = middles
  if (!start) return ''
  return `M${pathPair(...start)}${pulls(ring, [...middles, start])}Z`
}

function pulls(controls: readonly Point[], middles: readonly Point[]): string {
  let path = ''
  controls.forEach((control, index) => {
    const from = middles[index] ?? control
    const to = middles[index + 1] ?? control
    path += index === 0 ? `q${step(from, control)} ${step(from, to)}` : `t${step(from, to)}`
  })
  return path.replaceAll(' -', '-')
}

function toGrid([x, y]: Point): Point {
  return [Math.round(x * 5) / 5, Math.round(y * 5) / 5]
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

function step(from: Point, to: Point): string {
  return pathPair(to[0] - from[0], to[1] - from[1])
}
