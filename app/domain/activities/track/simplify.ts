import type { PlaneLine } from './plane.ts'

const mostDepth = 24

/**
 * The line with fewer points, nowhere further than `tolerance` (its own unit) from what it was: points nearer than half of
 * it to one another first, then by Douglas–Peucker.
 * From the 24th level on it is halved, so that no line takes longer than some forty passes over it.
 */
export function simplifyLine(whole: PlaneLine, tolerance: number): PlaneLine {
  const [line, most] = [thinLine(whole, tolerance / 2), (tolerance / 2) ** 2]
  const count = line.xs.length
  if (count < 3) return line
  const isKept = new Uint8Array(count)
  isKept[0] = isKept[count - 1] = 1
  const waiting: [first: number, last: number, depth: number][] = [[0, count - 1, 0]]
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const [first, last, depth] = part
    const { point, squared } = farthest(line, first, last)
    if (squared <= most) continue
    const middle = depth < mostDepth ? point : (first + last) >> 1
    isKept[middle] = 1
    if (middle - first > 1) waiting.push([first, middle, depth + 1])
    if (last - middle > 1) waiting.push([middle, last, depth + 1])
  }
  return pick(line, isKept)
}

/** Without the points nearer than `tolerance` to the last one kept; the ends stay. */
function thinLine(line: PlaneLine, tolerance: number): PlaneLine {
  const { xs, ys } = line
  const isKept = new Uint8Array(xs.length)
  let last = 0
  for (let point = 0; point < xs.length; point += 1) {
    const x = (xs[point] ?? NaN) - (xs[last] ?? NaN)
    const y = (ys[point] ?? NaN) - (ys[last] ?? NaN)
    const isEnd = point === 0 || point === xs.length - 1
    if (!isEnd && x * x + y * y < tolerance * tolerance) continue
    isKept[point] = 1
    last = point
  }
  return pick(line, isKept)
}

function farthest({ xs, ys }: PlaneLine, first: number, last: number) {
  const [fromX, fromY] = [xs[first] ?? NaN, ys[first] ?? NaN]
  const [alongX, alongY] = [(xs[last] ?? NaN) - fromX, (ys[last] ?? NaN) - fromY]
  const length = alongX * alongX + alongY * alongY
  let [point, squared] = [first, -1]
  for (let between = first + 1; between < last; between += 1) {
    const x = (xs[between] ?? NaN) - fromX
    const y = (ys[between] ?? NaN) - fromY
    const share = length > 0 ? Math.min(1, Math.max(0, (x * alongX + y * alongY) / length)) : 0
    const awayX = x - share * alongX
    const awayY = y - share * alongY
    const away = awayX * awayX + awayY * awayY
    if (away <= squared) continue
    point = between
    squared = away
  }
  return { point, squared }
}

function pick({ xs, ys, rows }: PlaneLine, isKept: Uint8Array): PlaneLine {
  const kept = (_: number, point: number) => isKept[point] === 1
  return { xs: xs.filter(kept), ys: ys.filter(kept), rows: rows.filter(kept) }
}
