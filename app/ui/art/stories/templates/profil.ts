import { clamp } from '../../geometry/easing.ts'
import { smoothCurve, type Point } from '../../geometry/smooth-curve.ts'
import type { Sheet } from '../furniture.ts'
import { drawWords } from '../letters.ts'
import { rangeOf, shares, smoothed, valueAlong } from '../series.ts'
import { longest, meanPace } from '../splits.ts'
import { margin, type StoryLeg } from '../story.ts'
import { brightLine, faintLine, type Area, type Template } from './drawing.ts'
import { withHero } from './faisceau.ts'

/** The profile: the altitude (else the speed) as one line, upright lines under it after equal times: far apart is fast. */
export const profil: Template = (sheet) => withHero(sheet, (area) => drawProfile(sheet, area))

function drawProfile(sheet: Sheet, area: Area): string {
  const leg = longest(sheet.story.legs)
  if (!leg) return ''
  const source = leg.elevations ?? leg.paces?.map((pace) => 1 / pace) ?? [0, 0]
  const heights = shares(smoothed(source, leg.elevations ? 0.012 : 0.05))
  const { least, most } = rangeOf(source)
  const part = leg.elevations ? 0.44 + 0.56 * clamp((most - least) / 700) ** 0.6 : 0.62
  const [base, high] = [area.bottom, (area.bottom - area.top - 130 * sheet.scale) * part]
  const floor = high * 0.16
  const yAt = (along: number) => base - floor - (high - floor) * valueAlong(heights, along)
  const points: Point[] = []
  for (let x = -24; x <= sheet.width + 24; x += 9) points.push([x, yAt(x / sheet.width)])
  const uprights = evenTimes(leg, 84).map((along) => {
    const x = along * sheet.width
    return faintLine(sheet, `M${x.toFixed(1)} ${base.toFixed(1)}V${(yAt(along) + 12).toFixed(1)}`, 2.4)
  })
  const shadows = [0.72, 0.46, 0.22].map((level) =>
    faintLine(sheet, smoothCurve(points.map(([x, y]) => [x, base - (base - y) * level])), 1.6, 0.7),
  )
  return (
    uprights.join('') +
    shadows.join('') +
    brightLine(sheet, smoothCurve(points), 9) +
    (leg.elevations ? summit(sheet, heights, most, yAt) : '')
  )
}

/** The highest place and how high it is. */
function summit(
  sheet: Sheet,
  heights: readonly number[],
  metres: number,
  yAt: (along: number) => number,
): string {
  const along = heights.indexOf(1) / (heights.length - 1)
  const x = along * sheet.width
  const anchor = along < 0.2 ? 'start' : along > 0.8 ? 'end' : 'middle'
  const y = yAt(along)
  return (
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="13" fill="${sheet.look.ground === 'plain' ? sheet.colours.ground : 'none'}" stroke="${sheet.colours.text}" stroke-width="6"/>` +
    drawWords(sheet.letters, `${Math.round(metres).toLocaleString('fr-FR')} m`, {
      face: 'figure',
      size: 48,
      x: clamp(x, margin, sheet.width - margin),
      y: y - 38,
      fill: sheet.colours.text,
      anchor,
    })
  )
}

/** Where along the way `count` equal times end. */
function evenTimes(leg: StoryLeg, count: number): number[] {
  const paces = leg.paces ?? [meanPace(leg)]
  const steps = 480
  const times = Array.from({ length: steps }, (_, index) => Math.max(1, valueAlong(paces, index / steps)))
  const total = times.reduce((sum, time) => sum + time, 0)
  const places: number[] = []
  let spent = 0
  times.forEach((time, index) => {
    spent += time
    while (places.length < count - 1 && spent >= (total * (places.length + 1)) / count)
      places.push((index + 1) / steps)
  })
  return places
}
