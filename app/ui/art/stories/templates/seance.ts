import type { Sheet } from '../furniture.ts'
import { rangeOf } from '../series.ts'
import { fastestOf, lapsOrSplits, longest, type Split } from '../splits.ts'
import { margin } from '../story.ts'
import { brightLine, faintLine, type Area, type Template } from './drawing.ts'
import { withHero } from './faisceau.ts'

/** The session: each lap a stack of lines as wide as its time and as high as its speed; rests lie low; the fastest is bright. */
export const seance: Template = (sheet) => withHero(sheet, (area) => drawLaps(sheet, area))

function drawLaps(sheet: Sheet, area: Area): string {
  const leg = longest(sheet.story.legs)
  if (!leg) return ''
  const laps = lapsOrSplits(leg, 4, 40)
  const best = fastestOf(laps)
  const total = laps.reduce((sum, { seconds }) => sum + seconds, 0)
  const gap = laps.length > 24 ? 5 : 10
  const width = sheet.width - 2 * margin - gap * (laps.length - 1)
  const height = Math.min(area.bottom - area.top - 90 * sheet.scale, 760)
  const heightOf = heights(laps, height)
  let left = margin
  return laps
    .map((lap, index) => {
      const [from, to] = [left, left + (lap.seconds / total) * width]
      left = to + gap
      return stack(sheet, {
        from,
        to,
        base: area.bottom,
        height: heightOf(lap),
        isBest: index === best,
        isRest: lap.isRest,
      })
    })
    .join('')
}

/** From a third of the height (slowest effort) to all of it (fastest): differences of a few seconds are seen. */
function heights(laps: readonly Split[], height: number): (lap: Split) => number {
  const { least, most } = rangeOf(laps.filter(({ isRest }) => !isRest).map(({ pace }) => 1 / pace))
  return ({ pace, isRest }) => {
    if (isRest) return height * 0.05
    return height * (most > least ? 0.36 + (0.64 * (1 / pace - least)) / (most - least) : 0.8)
  }
}

type Stack = { from: number; to: number; base: number; height: number; isBest: boolean; isRest: boolean }

function stack(sheet: Sheet, { from, to, base, height, isBest, isRest }: Stack): string {
  const count = Math.max(1, Math.round(height / 21))
  const step = height / count
  const end = Math.max(from + 2, to).toFixed(1)
  return Array.from({ length: count + 1 }, (_, index) => {
    const d = `M${from.toFixed(1)} ${(base - index * step).toFixed(1)}H${end}`
    if (index === count && !isRest) return isBest ? brightLine(sheet, d, 12) : faintLine(sheet, d, 6, 2.4)
    return faintLine(sheet, d, 2.4, isRest ? 0.7 : 1.1)
  }).join('')
}
