import { pathNumber, pathPair } from './path-number.ts'
import { smoothCurve, type Point } from './smooth-curve.ts'

export interface BundleFrame {
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
export type LineHeight = (depth: number, along: number, index: number) => number

export function lineBundle(frame: BundleFrame, heightAt: LineHeight): string[] {
  const { width, count, step = 12, from = -20, to = width + 20 } = frame
  return Array.from({ length: count }, (_, index) => {
    const depth = count > 1 ? index / (count - 1) : 0
    const points: Point[] = []
    for (let x = from; x <= to; x += step) points.push([x, heightAt(depth, x / width, index)])
    return smoothCurve(points)
  })
}

interface Rings {
  centreX: number
  centreY: number
  innerRadius: number
  gap: number
  count: number
}

export type LaneOptions = Rings & { straight: number }

export function lanes({ centreX, centreY, innerRadius, gap, count, straight }: LaneOptions): string[] {
  return Array.from({ length: count }, (_, index) => {
    const radius = innerRadius + index * gap
    const left = pathNumber(centreX - straight / 2)
    const right = pathNumber(centreX + straight / 2)
    const turn = `A${pathPair(radius, radius)} 0 0 1 `
    const top = pathNumber(centreY - radius)
    const bottom = pathNumber(centreY + radius)
    return `M${left} ${top}H${right}${turn}${right} ${bottom}H${left}${turn}${left} ${top}Z`
  })
}

export type BendOptions = Rings & { startX: number; exitY: number }

export function bend({ startX, centreX, centreY, innerRadius, gap, count, exitY }: BendOptions): string[] {
  return Array.from({ length: count }, (_, index) => {
    const radius = innerRadius + index * gap
    const end = pathPair(centreX + radius, centreY)
    return `M${pathPair(startX, centreY + radius)}H${pathNumber(centreX)}A${pathPair(radius, radius)} 0 0 0 ${end}V${pathNumber(exitY)}`
  })
}
