import { clamp, FULL_TURN } from '../../geometry/easing.ts'
import { bend } from '../../geometry/line-bundle.ts'
import { smoothCurve, type Point } from '../../geometry/smooth-curve.ts'
import type { Sheet } from '../furniture.ts'
import { longest, meanPace } from '../splits.ts'
import { margin, type StoryLeg } from '../story.ts'
import { brightLine, faintLine, type Area, type Template } from './drawing.ts'
import { withHero } from './faisceau.ts'

/** Figures alone: a line a kilometre (a length of 100 m in water), as far apart as the pace, and one bend. */
export const sansTrace: Template = (sheet) =>
  withHero(
    sheet,
    (area) => {
      const leg = longest(sheet.story.legs)
      return leg ? drawLanes(sheet, leg, area) : ''
    },
    { size: 350 * sheet.scale, isDateBelow: true },
  )

function drawLanes(sheet: Sheet, leg: StoryLeg, area: Area): string {
  const unit = { water: 100, road: 5000, foot: 1000 }[leg.kind]
  const usual = { water: 1200, road: 130, foot: 320 }[leg.kind]
  const height = area.bottom - area.top
  const gap = clamp((24 * meanPace(leg)) / usual || 24, 13, 44)
  const count = Math.round(clamp(leg.metres / unit, 5, Math.floor((height * 0.62) / gap)))
  const paths = leg.kind === 'water' ? waves(sheet, area, count, gap) : bends(sheet, area, count, gap)
  const chosen = Math.floor(count / 3)
  return paths
    .map((d, index) => (index === chosen ? brightLine(sheet, d, 10) : faintLine(sheet, d, 2.6)))
    .join('')
}

function bends(sheet: Sheet, area: Area, count: number, gap: number): string[] {
  const radius = 70
  const centreX = sheet.width - margin - radius - count * gap * 0.72
  const centreY = area.bottom - radius - (count - 1) * gap - 10
  return bend({ startX: -30, centreX, centreY, innerRadius: radius, gap, count, exitY: -40 }).toReversed()
}

function waves(sheet: Sheet, area: Area, count: number, gap: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const y = area.bottom - 46 - (count - 1 - index) * gap
    const points: Point[] = []
    for (let x = -24; x <= sheet.width + 24; x += 12)
      points.push([x, y + 22 * Math.sin(FULL_TURN * ((x / sheet.width) * 2.5 + index * 0.045))])
    return smoothCurve(points)
  })
}
