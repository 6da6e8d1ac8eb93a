import { clamp } from '../../geometry/easing.ts'
import { closedSmoothCurve, smoothCurve, type Point } from '../../geometry/smooth-curve.ts'

export type Field = { left: number; top: number; step: number; columns: number; values: Float64Array }

/** Lines of equal value of a field at so many levels (marching squares), as paths with round bends. */
export function contours(field: Field, levels: readonly number[]): string[] {
  return levels.flatMap((level) => joined(segmentsAt(field, level)).map(toPath))
}

type Segment = readonly [from: Point, to: Point]

function segmentsAt({ left, top, step, columns, values }: Field, level: number): Segment[] {
  const rows = values.length / columns
  const value = (row: number, column: number) => values[row * columns + column] ?? 0
  const segments: Segment[] = []
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const corners = [
        value(row, column),
        value(row, column + 1),
        value(row + 1, column + 1),
        value(row + 1, column),
      ]
      const crossings: Point[] = []
      corners.forEach((from, index) => {
        const to = corners[(index + 1) % 4] ?? from
        if (from < level === to < level) return
        const share = clamp((level - from) / (to - from))
        const [fromX = 0, fromY = 0] = corner[index] ?? []
        const [toX = 0, toY = 0] = corner[(index + 1) % 4] ?? []
        crossings.push([
          left + (column + fromX + (toX - fromX) * share) * step,
          top + (row + fromY + (toY - fromY) * share) * step,
        ])
      })
      const [one, two, three, four] = crossings
      if (one && two) segments.push([one, two])
      if (three && four) segments.push([three, four])
    }
  return segments
}

const corner = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

function joined(segments: readonly Segment[]): Point[][] {
  const at = new Map<number, Segment[]>()
  for (const segment of segments)
    for (const end of segment) {
      const known = at.get(keyOf(end))
      if (known) known.push(segment)
      else at.set(keyOf(end), [segment])
    }
  const used = new Set<Segment>()
  return segments.flatMap((segment) => {
    if (used.has(segment)) return []
    used.add(segment)
    const line: Point[] = [...segment]
    extend(line, at, used)
    line.reverse()
    extend(line, at, used)
    return [line]
  })
}

function extend(line: Point[], at: Map<number, Segment[]>, used: Set<Segment>): void {
  for (;;) {
    const end = line.at(-1)
    const next = end && at.get(keyOf(end))?.find((segment) => !used.has(segment))
    if (!end || !next) return
    used.add(next)
    line.push(keyOf(next[0]) === keyOf(end) ? next[1] : next[0])
  }
}

/** A place to a hundredth of a pixel as one number. */
function keyOf([x, y]: Point): number {
  return Math.round((x + 5000) * 100) * 2e6 + Math.round((y + 5000) * 100)
}

function toPath(line: Point[]): string {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 4) return ''
  return keyOf(first) === keyOf(last) ? closedSmoothCurve(line.slice(1)) : smoothCurve(line)
}
