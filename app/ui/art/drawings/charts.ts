import { lineBundle } from '../geometry/line-bundle.ts'
import { pathNumber } from '../geometry/path-number.ts'
import { smoothCurve, type Point } from '../geometry/smooth-curve.ts'

export const CHART_WIDTH = 720
export const CHART_HEIGHT = 200

const floor = CHART_HEIGHT - 4
const tallest = CHART_HEIGHT - 16
const gap = 6
const shareOfColumn = 0.68

export type ChartLines = {
  readonly lines: string
  /** Yours: what is now. */
  readonly highlighted: string
  /** What was before, to compare with. */
  readonly bound: string
}

/** Columns of lines one above the other, each as high as its value, with a line where it stood before. Below 0 counts as 0. */
export function columnsChart(columns: readonly { value: number; before: number }[]): ChartLines {
  const most = Math.max(1, ...columns.flatMap(({ value, before }) => [value, before]))
  const step = CHART_WIDTH / Math.max(1, columns.length)
  const drawn = columns.map(({ value, before }, index) => {
    const left = index * step + (step * (1 - shareOfColumn)) / 2
    const lineAt = (height: number) =>
      `M${pathNumber(left)} ${pathNumber(floor - height)}h${pathNumber(step * shareOfColumn)}`
    const heightOf = (amount: number) => (Math.max(0, amount) / most) * tallest
    const height = heightOf(value)
    const below = Array.from({ length: Math.ceil(height / gap) }, (_, rank) => lineAt(rank * gap))
    return {
      lines: [lineAt(0), ...below.slice(1)].join(''),
      highlighted: height > 0 ? lineAt(height) : '',
      bound: before > 0 ? lineAt(heightOf(before)) : '',
    }
  })
  const join = (name: keyof ChartLines) => drawn.map((column) => column[name]).join('')
  return { lines: join('lines'), highlighted: join('highlighted'), bound: join('bound') }
}

const echoes = 6

/** One line through the values, from the first to the last, and its echoes towards the floor. Three values or more. */
export function courseChart(values: readonly number[]): Omit<ChartLines, 'bound'> {
  const most = Math.max(1, ...values)
  const heightAt = (along: number) => {
    const place = Math.min(Math.max(along, 0), 1) * (values.length - 1)
    const [from = 0, to = from] = [values[Math.floor(place)], values[Math.ceil(place)]]
    return ((from + (to - from) * (place % 1)) / most) * tallest
  }
  const frame = { width: CHART_WIDTH, count: echoes, step: 12, from: 0, to: CHART_WIDTH }
  const lines = lineBundle(frame, (depth, along) => floor - heightAt(along) * 0.84 * depth)
  const points = values.map((value, index): Point => [
    (index / (values.length - 1)) * CHART_WIDTH,
    floor - (value / most) * tallest,
  ])
  return { lines: lines.join(''), highlighted: smoothCurve(points) }
}
