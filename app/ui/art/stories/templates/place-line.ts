import { smoothCurve, type Point } from '../../geometry/smooth-curve.ts'
import type { StoryLeg, StoryPoint } from '../story.ts'

type Box = { left: number; top: number; right: number; bottom: number }
export type PlacedPoint = StoryPoint & { leg: number }

/** The lines of all legs in a box of the picture, in its middle, proportions kept. */
export function placeLines(legs: readonly StoryLeg[], box: Box): PlacedPoint[][] {
  const pieces = legs.flatMap(({ line }, leg) =>
    line.map((piece) => piece.map((point) => ({ ...point, leg }))),
  )
  const all = pieces.flat()
  if (all.length < 2) return []
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of all) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const factor = Math.min(width / Math.max(1e-6, right - left), height / Math.max(1e-6, bottom - top))
  const offsetX = box.left + (width - (right - left) * factor) / 2 - left * factor
  const offsetY = box.top + (height - (bottom - top) * factor) / 2 - top * factor
  return pieces.map((piece) =>
    piece.map((point) => ({ ...point, x: point.x * factor + offsetX, y: point.y * factor + offsetY })),
  )
}

/** A path with round bends; points closer than `least` pixels are one. */
export function pathOf(piece: readonly PlacedPoint[], least = 5): string {
  const points: Point[] = []
  for (const { x, y } of piece) {
    const last = points.at(-1)
    if (!last || Math.hypot(x - last[0], y - last[1]) >= least) points.push([x, y])
  }
  const [first, second] = points
  if (!first || !second) return ''
  return points.length < 3 ? `M${first.join(' ')}L${second.join(' ')}` : smoothCurve(points)
}
