import { clamp } from '../../geometry/easing.ts'
import { lanes } from '../../geometry/line-bundle.ts'
import { drawFigures, drawTitle, keyFigure, mark, placeAndDate, type Sheet } from '../furniture.ts'
import { drawWords, widthOf } from '../letters.ts'
import { fastestOf, lapsOrSplits, longest, meanPace } from '../splits.ts'
import { margin, type StoryFigure } from '../story.ts'
import { brightLine, clipped, faintLine, type Template } from './drawing.ts'

/**
 * The track: a lane a split, as far apart as its pace. The bright one is the fastest, drawn as far round as its time would
 * go in a split at the mean pace.
 */
export const anneau: Template = (sheet) => {
  const { story, scale, width, colours, top, bottom } = sheet
  const key = keyFigure(story) ?? story.figures.find(({ name }) => name === 'temps') ?? story.figures[0]
  const others = story.figures.filter((figure) => figure !== key)
  const rows = drawFigures(sheet, others, bottom, (others.length > 3 ? 62 : 74) * scale)
  const detail = placeAndDate(story)
  const detailY = others.length > 0 ? rows.top - 36 * scale : bottom
  const title = drawTitle(sheet, detail ? detailY - 52 * scale : detailY, 62 * scale)
  const rule = Math.min(title.top, detail ? detailY - 36 * scale : bottom) - 46 * scale
  const ring = ringOf(sheet, top, rule)
  const words =
    `<path d="M${margin} ${rule.toFixed(1)}H${width - margin}" stroke="${colours.text}" stroke-width="3"/>` +
    title.svg +
    (detail &&
      drawWords(sheet.letters, detail, {
        face: 'text',
        size: 36 * scale,
        x: margin,
        y: detailY,
        fill: colours.muted,
        room: sheet.room,
      })) +
    rows.svg +
    centre(sheet, ring, key)
  return { art: clipped(sheet, { top: -2000, bottom: rule }, drawRing(sheet, ring)), words }
}

/** Times the size of the figure: from one row to the next, and what its unit and the club’s mark take under it. */
const [rowHeight, unitHeight, markHeight] = [0.9, 0.3, 0.36]

type Ring = { isUpright: boolean; x: number; y: number; radius: number; straight: number; outer: number }

function ringOf(sheet: Sheet, top: number, rule: number): Ring {
  const [from, to] = [Math.min(top, 236), rule - 44 * sheet.scale]
  const height = to - from
  const isUpright = sheet.look.format !== 'carre'
  const outer = isUpright ? Math.min(350, height * 0.4) : Math.min(400, height / 2)
  return {
    isUpright,
    x: sheet.width / 2,
    y: from + height / 2,
    radius: isUpright ? Math.min(214, outer * 0.6) : outer * 0.52,
    straight: isUpright ? height - 2 * outer : sheet.width * 0.3,
    outer,
  }
}

function drawRing(sheet: Sheet, ring: Ring): string {
  const leg = longest(sheet.story.legs)
  if (!leg) return ''
  const splits = lapsOrSplits(leg, 4, 10).filter(({ isRest }) => !isRest)
  // Without a clock all lanes are alike.
  const shareOfMean = (pace = Number.NaN) => pace / meanPace(leg) || 1
  const weights = splits.map(({ pace }) => clamp(1 + (shareOfMean(pace) - 1) * 2, 0.5, 1.8))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const step = (ring.outer - ring.radius) / total
  const radii = weights
    .reduce<number[]>((all, weight) => [...all, (all.at(-1) ?? 0) + weight * step], [0])
    .slice(1)
  const best = Math.max(0, fastestOf(splits))
  const beyond = Array.from({ length: 14 }, (_, index) => ring.outer + (index + 1) * Math.max(step * 1.6, 30))
  const inner = [
    ring.radius,
    ...radii.map((radius) => ring.radius + radius).filter((_, index) => index !== best),
    ...beyond,
  ]
  const bestRadius = ring.radius + (radii[best] ?? 0)
  const round = 2 * (ring.straight + Math.PI * bestRadius)
  const share = clamp(shareOfMean(splits[best]?.pace), 0.25, 1)
  const path = (radius: number) => stadium(ring, radius)
  return (
    inner.map((radius) => faintLine(sheet, path(radius), 2.6)).join('') +
    brightLine(sheet, path(bestRadius), 14).replace(
      '/>',
      ` stroke-dasharray="${(share * round).toFixed(1)} ${round.toFixed(1)}"/>`,
    )
  )
}

/** Begins in the middle of the left straight (of the lower one lying down), clockwise. */
function stadium({ x, y, straight, isUpright }: Ring, radius: number): string {
  if (!isUpright) {
    const [lane = ''] = lanes({ centreX: x, centreY: y, innerRadius: radius, gap: 1, count: 1, straight })
    return lane
  }
  const [left, right, from, to] = [x - radius, x + radius, y - straight / 2, y + straight / 2].map((value) =>
    value.toFixed(1),
  )
  const turn = `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1`
  return `M${left} ${from}${turn} ${right} ${from}V${to}${turn} ${left} ${to}Z`
}

/** The figure, its unit and the club one under the other in the middle of the ring, as large as they fit. */
function centre(sheet: Sheet, ring: Ring, key: StoryFigure | undefined): string {
  if (!key) return ''
  const { colours, letters, look } = sheet
  const { isUpright, radius, straight } = ring
  const [first = '', second = ''] = isUpright ? halves(key.value) : [key.value]
  const room = isUpright ? radius * 1.72 : straight + radius * 1.3
  const tall = (isUpright ? straight : 0) + radius * 1.64
  const widest = Math.max(...[first, second].map((text) => widthOf(letters, text, 'figure', 1000)))
  const rows = second ? 0.72 + rowHeight : 0.72
  const height = rows + unitHeight + (look.hasMark ? markHeight : 0)
  const size = Math.min(340, tall / height, (room * 1000) / widest)
  const top = ring.y - (size * height) / 2
  const at = { face: 'figure' as const, size, x: ring.x, anchor: 'middle' as const }
  const unit = key.unit.startsWith('/') ? `min${key.unit}` : key.unit || key.label.toLowerCase()
  const unitY = top + size * (rows + unitHeight - 0.02)
  return (
    drawWords(letters, first, { ...at, y: top + size * 0.72, fill: colours.bright }) +
    drawWords(letters, second, { ...at, y: top + size * rows, fill: colours.text }) +
    drawWords(letters, unit, {
      face: 'text',
      size: clamp(size * 0.2, 38, 54),
      x: ring.x,
      y: unitY,
      fill: colours.muted,
      anchor: 'middle',
      room,
    }) +
    (look.hasMark ? mark(sheet, ring.x - size * 0.15, unitY + size * 0.09, size * 0.0094) : '')
  )
}

/** « 5′13″ » as 5 and 13, « 31,4 » as 31 and ,4, « 1:35:52 » as 1:35 and 52. */
function halves(value: string): [string, string] {
  const cut = Math.max(value.indexOf('′'), value.lastIndexOf(':'))
  if (cut > 0) return [value.slice(0, cut), value.slice(cut + 1).replace('″', '')]
  const comma = value.indexOf(',')
  return comma > 0 ? [value.slice(0, comma), value.slice(comma)] : [value, '']
}
