import { clamp } from '../../geometry/easing.ts'
import { drawFoot, drawHead, type Sheet } from '../furniture.ts'
import { drawWords } from '../letters.ts'
import { rangeOf } from '../series.ts'
import { fastestOf, lapsOrSplits, longest } from '../splits.ts'
import { margin } from '../story.ts'
import { brightLine, faintLine, type Area, type Template } from './drawing.ts'

/** The splits: one line each, the time running downwards (close is fast), longer where it went faster, the fastest bright. */
export const tours: Template = (sheet) => {
  const foot = drawFoot(sheet)
  const head = drawHead(sheet)
  const area = { top: head.bottom + 56 * sheet.scale, bottom: foot.top - 70 * sheet.scale }
  return { art: drawSplits(sheet, area), words: head.svg + foot.svg }
}

function drawSplits(sheet: Sheet, area: Area): string {
  const leg = longest(sheet.story.legs)
  if (!leg) return ''
  const all = lapsOrSplits(leg, 3, 60)
  const splits = all.filter(({ isRest }) => !isRest)
  const best = fastestOf(splits)
  const { least, most } = rangeOf(splits.map(({ pace }) => 1 / pace))
  const total = splits.reduce((sum, { seconds }) => sum + seconds, 0)
  const room = (area.bottom - area.top) / splits.length
  const size = Math.min(58, room * 0.74)
  const every = [1, 2, 5, 10].find((step) => room * step >= 40) ?? 20
  const right = sheet.width - margin - 178
  const ends = splits.reduce<number[]>(
    (all, { seconds }) => [...all, (all.at(-1) ?? area.top) + (seconds / total) * (area.bottom - area.top)],
    [],
  )
  let lastShown = -Infinity
  return splits
    .map((split, index) => {
      const y = ends[index] ?? area.top
      const fast = most > least ? (1 / split.pace - least) / (most - least) : 1
      const d = `M0 ${y.toFixed(1)}H${(margin + (right - margin) * (0.42 + 0.58 * fast)).toFixed(1)}`
      const isFree = y - lastShown >= 42 && Math.abs(y - (ends[best] ?? 0)) >= 56
      const isShown = index === best || (isFree && (index + 1) % every === 0)
      if (isShown) lastShown = y
      const words =
        isShown &&
        drawWords(sheet.letters, leg.writePace(split.pace), {
          face: 'figure',
          size: index === best ? clamp(size * 1.25, 44, 66) : clamp(size, 36, 52),
          x: sheet.width - margin,
          y: y + clamp(size, 36, 52) * 0.34,
          anchor: 'end',
          fill: index === best ? sheet.colours.bright : sheet.colours.muted,
        })
      return (index === best ? brightLine(sheet, d, 10) : faintLine(sheet, d, 3, 1.15)) + (words || '')
    })
    .join('')
}
