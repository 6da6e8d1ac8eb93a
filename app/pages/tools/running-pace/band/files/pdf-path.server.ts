/** The outline of a word (`M`, `L`, `Q`, `C`, `Z`, absolute) in PDF operators, in whole units; PDF has no curve with one handle. */
export function pdfPath(d: string): string {
  const operators: string[] = []
  let from: Point = [0, 0]
  for (const [, command = '', written = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const points = pointsOf(written)
    const end = points.at(-1) ?? from
    operators.push(operatorOf(command, points, from))
    from = end
  }
  return operators.join('\n')
}

type Point = readonly [x: number, y: number]

function operatorOf(command: string, points: Point[], from: Point): string {
  if (command === 'Z') return 'h'
  if (command === 'M') return `${written(points)} m`
  if (command === 'L') return `${written(points)} l`
  if (command === 'C') return `${written(points)} c`
  const [handle = from, end = from] = points
  return `${written([between(from, handle), between(end, handle), end])} c`
}

/** Two thirds of the way to the handle: the same curve with two handles. */
function between([x, y]: Point, [handleX, handleY]: Point): Point {
  return [x + ((handleX - x) * 2) / 3, y + ((handleY - y) * 2) / 3]
}

function pointsOf(text: string): Point[] {
  const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ])
}

function written(points: Point[]): string {
  return points.flatMap(([x, y]) => [plain(x), plain(y)]).join(' ')
}

function plain(value: number): string {
  return String(Math.round(value))
}
