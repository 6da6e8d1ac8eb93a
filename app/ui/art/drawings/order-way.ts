import { gaussian } from '../geometry/easing.ts'
import { lineBundle } from '../geometry/line-bundle.ts'
import { highlight, type Bundle } from './drawing.ts'

const width = 1312
const count = 9
const yours = 3

/** The way of an order: the bundle rises at each of its steps, which stand at equal distances. */
export function orderWay(steps: number): Bundle {
  const lines = lineBundle({ width, count, step: 16, from: 0, to: width }, (depth, along, index) =>
    heightAt(depth, index, riseAt(along, steps)),
  )
  return { ...highlight(lines, yours), constantStroke: true }
}

function riseAt(along: number, steps: number): number {
  const middles = Array.from({ length: steps }, (_, step) => (step + 0.5) / steps)
  return middles.reduce((rise, middle) => rise + gaussian(along, middle, 0.035), 0)
}

function heightAt(depth: number, index: number, rise: number): number {
  return 14 + index * 8.5 - rise * 9 * (1 - depth * 0.35)
}
