import { gaussian } from '../../geometry/easing.ts'
import { smoothCurve, type Point } from '../../geometry/smooth-curve.ts'
import type { Sheet } from '../furniture.ts'
import { brightLine, faintLine, type Area, type Template } from './drawing.ts'
import { withHero } from './faisceau.ts'

/** Several activities: one line a day (a week for a year), a hill where each was, as high as it was long; the longest bright. */
export const recap: Template = (sheet) => withHero(sheet, (area) => drawRows(sheet, area))

function drawRows(sheet: Sheet, area: Area): string {
  const rows = sheet.story.recap?.rows ?? []
  const most = Math.max(1, ...rows.flatMap(({ bumps }) => bumps.map(({ metres }) => metres)))
  const best = rows.findIndex(({ bumps }) => bumps.some(({ metres }) => metres === most))
  const high = Math.min((area.bottom - area.top) * 0.3, 260)
  const step = (area.bottom - area.top - high) / Math.max(1, rows.length - 1)
  return rows
    .map(({ bumps }, index) => {
      const y = area.top + high + index * step
      const points: Point[] = []
      for (let x = -24; x <= sheet.width + 24; x += 9) {
        const hill = bumps.reduce(
          (sum, { along, metres }) =>
            sum + (metres / most) * gaussian(x / sheet.width, 0.08 + along * 0.84, 0.05),
          0,
        )
        points.push([x, y - high * Math.min(1.1, hill)])
      }
      const d = smoothCurve(points)
      return index === best ? brightLine(sheet, d, 8) : faintLine(sheet, d, 2.4)
    })
    .join('')
}
