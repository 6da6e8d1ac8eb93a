import { FULL_TURN, blend, smoothStep } from '../geometry/easing.ts'
import { lineBundle } from '../geometry/line-bundle.ts'
import { highlight, type Bundle } from './drawing.ts'

interface LoadOptions {
  width: number
  height: number
  count: number
  weeks: readonly number[]
  full: number
  bounds?: readonly number[]
  step?: number
}

/** Training load, week after week: line i stands at the share (i + 1) / n of the load, the last is yours. */
export function loadBundle({
  width,
  height,
  count,
  weeks,
  full,
  bounds = [],
  step = 12,
}: LoadOptions): Bundle {
  const lines = lineBundle({ width, count, step, from: 0, to: width }, (_depth, along, index) => {
    const share = (index + 1) / count
    return height - 8 - (height - 40) * share * (loadAt(weeks, along) / full)
  })
  const plain = lines.filter((_, index) => !bounds.includes(index))
  const bounding = lines.filter((_, index) => bounds.includes(index))
  return { ...highlight(plain, plain.length - 1), bounds: bounding, constantStroke: true }
}

function loadAt(weeks: readonly number[], along: number): number {
  const position = Math.min(1, along) * (weeks.length - 1)
  const week = Math.min(weeks.length - 2, Math.floor(position))
  return blend(weeks[week] ?? 0, weeks[week + 1] ?? 0, smoothStep(0, 1, position - week))
}

export function strokeCountBundle(strokes: number): Bundle {
  const lines = lineBundle({ width: 1312, count: 7, step: 5, from: 0, to: 1312 }, (_depth, along, index) => {
    const reach = (15 - Math.abs(index - 3) * 1.6) * 0.62
    return 17 + index * 11 + reach * Math.sin(FULL_TURN * strokes * along - Math.PI / 2)
  })
  return { ...highlight(lines, 3), constantStroke: true }
}
