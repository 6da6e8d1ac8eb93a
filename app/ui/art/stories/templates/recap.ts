import { gaussian } from '../../geometry/easing.ts'
import { smoothCurve, type Point } from '../../geometry/smooth-curve.ts'
import type { Sheet } from '../furniture.ts'
import type { StoryRecap } from '../story.ts'
import { brightLine, faintLine, type Area, type Template } from './drawing.ts'
import { withHero } from './faisceau.ts'

/** Several activities: one line a day (a week for a year), a hill where each was, as high as it was long; the longest bright, the last where nothing was. */
export const recap: Template = (sheet) => withHero(sheet, (area) => drawRows(sheet, area))

const step = 6

/** From the front row to the back one: what lies behind a nearer hill is not drawn, so no ground has to hide it. */
function drawRows(sheet: Sheet, area: Area): string {
  const rows = sheet.story.recap?.rows ?? []
  const most = Math.max(1, ...rows.flatMap(({ bumps }) => bumps.map(({ metres }) => metres)))
  const longest = rows.findIndex(({ bumps }) => bumps.some(({ metres }) => metres === most))
  const best = longest < 0 ? rows.length - 1 : longest
  const high = Math.min((area.bottom - area.top) * 0.34, 300)
  const gap = (area.bottom - area.top - high) / Math.max(1, rows.length - 1)
  const skyline = new Map<number, number>()
  const lines = rows.map((row, index) =>
    hillsOf(row, { most, high, width: sheet.width, y: area.top + high + index * gap }),
  )
  const bright = lines[best] ?? []
  const faint = lines.toReversed().flatMap((line, fromFront) => {
    const isBest = fromFront === lines.length - 1 - best
    const seen = isBest ? [] : seenPieces(line, skyline)
    for (const [x, y] of line) skyline.set(x, Math.min(y - (isBest ? 8 : 0), skyline.get(x) ?? Infinity))
    return seen.map((piece) => faintLine(sheet, smoothCurve(piece), 2.4))
  })
  return faint.join('') + (bright.length > 0 ? brightLine(sheet, smoothCurve(bright), 8) : '')
}

type Room = { most: number; high: number; width: number; y: number }

function hillsOf({ bumps }: StoryRecap['rows'][number], { most, high, width, y }: Room): Point[] {
  const points: Point[] = []
  for (let x = -24; x <= width + 24; x += step) {
    const hill = bumps.reduce(
      (sum, { along, metres }) => sum + (metres / most) * gaussian(x / width, 0.08 + along * 0.84, 0.05),
      0,
    )
    points.push([x, y - high * Math.min(1, hill)])
  }
  return points
}

function seenPieces(line: readonly Point[], skyline: ReadonlyMap<number, number>): Point[][] {
  const pieces: Point[][] = [[]]
  for (const point of line) {
    if (point[1] < (skyline.get(point[0]) ?? Infinity)) pieces.at(-1)?.push(point)
    else if (pieces.at(-1)?.length) pieces.push([])
  }
  return pieces.filter(({ length }) => length > 2)
}
