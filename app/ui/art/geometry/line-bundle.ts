import { smoothCurve, type Point } from './smooth-curve.ts'

interface BundleFrame {
  width: number
  count: number
  step?: number
  from?: number
  to?: number
}

/**
 * Height of line `index` at a point of the width.
 * `depth` v = index / (count − 1), from 0 (first line) to 1; `along` u = x / width.
 */
type LineHeight = (depth: number, along: number, index: number) => number

export function lineBundle(frame: BundleFrame, heightAt: LineHeight): string[] {
  return Array.from({ length: frame.count }, (_, index) => smoothCurve(bundlePoints(frame, index, heightAt)))
}

function bundlePoints(frame: BundleFrame, index: number, heightAt: LineHeight): Point[] {
  const { width, count, step = 12, from = -20, to = width + 20 } = frame
  const depth = count > 1 ? index / (count - 1) : 0
  const points: Point[] = []
  for (let x = from; x <= to; x += step) points.push([x, heightAt(depth, x / width, index)])
  return points
}
