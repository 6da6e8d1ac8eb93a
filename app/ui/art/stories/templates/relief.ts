import { clamp } from '../../geometry/easing.ts'
import { drawFoot, drawHead, type Sheet } from '../furniture.ts'
import { rangeOf } from '../series.ts'
import { margin } from '../story.ts'
import { contours, type Field } from './contours.ts'
import { brightLine, clipped, faintLine, type Area, type Template } from './drawing.ts'
import { pathOf, placeLines, type PlacedPoint } from './place-line.ts'

const step = 27

/** The track on contour lines: the altitude measured along it, carried on to both sides, and the distance to it. */
export const relief: Template = (sheet) => {
  const foot = drawFoot(sheet)
  const head = drawHead(sheet)
  const area = { top: -2000, bottom: foot.top - 60 * sheet.scale }
  const box = {
    left: margin + 36,
    right: sheet.width - margin - 36,
    top: head.bottom + 30,
    bottom: area.bottom - 60 * sheet.scale,
  }
  const pieces = placeLines(sheet.story.legs, box)
  const lines = pieces.map((piece) => pathOf(piece)).filter(Boolean)
  const around = contours(...fieldAround(sheet, pieces.flat(), { top: 0, bottom: area.bottom }))
  const art =
    `<mask id="beside" maskUnits="userSpaceOnUse" x="-1000" y="-1000" width="4000" height="4000"><path d="M-1000-1000h4000v4000h-4000z" fill="#fff"/>` +
    `${lines.map((d) => `<path d="${d}" fill="none" stroke="#000" stroke-width="32" stroke-linejoin="round" stroke-linecap="round"/>`).join('')}</mask>` +
    `<g mask="url(#beside)">${around.map((d) => faintLine(sheet, d)).join('')}</g>` +
    lines.map((d) => brightLine(sheet, d, 11)).join('') +
    startRing(sheet, pieces)
  return { art: clipped(sheet, area, art), words: head.svg + foot.svg }
}

export function startRing({ colours, look }: Sheet, pieces: readonly PlacedPoint[][], radius = 22): string {
  const start = pieces[0]?.[0]
  if (!start) return ''
  const fill = look.ground === 'plain' ? colours.ground : 'none'
  return `<circle cx="${start.x.toFixed(1)}" cy="${start.y.toFixed(1)}" r="${radius}" fill="${fill}" stroke="${colours.text}" stroke-width="${radius * 0.36}"/>`
}

function fieldAround(sheet: Sheet, points: readonly PlacedPoint[], area: Area): [Field, number[]] {
  const every = Math.max(1, Math.floor(points.length / 90))
  const samples = points.filter((_, index) => index % every === 0)
  const altitudes = samples.map(({ altitude }) => altitude).filter((altitude) => !Number.isNaN(altitude))
  const { least, most } = rangeOf(altitudes)
  const climb = altitudes.length > 0 ? most - least : 0
  const levelsUp = climb > 0 ? 3 + 9 * clamp(climb / 600) ** 0.5 : 0
  const shareOf = (altitude: number) =>
    climb > 0 && !Number.isNaN(altitude) ? (altitude - least) / climb : 0.5
  const xs = Float64Array.from(samples, ({ x }) => x)
  const ys = Float64Array.from(samples, ({ y }) => y)
  const heights = Float64Array.from(samples, ({ altitude }) => shareOf(altitude))
  const columns = Math.ceil(sheet.width / step) + 3
  const rows = Math.ceil((area.bottom - area.top) / step) + 3
  const values = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [(column - 1) * step, area.top + (row - 1) * step]
      let weights = 0
      let sum = 0
      let nearest = Infinity
      for (let index = 0; index < xs.length; index += 1) {
        const away = (xs[index] ?? 0) - x
        const below = (ys[index] ?? 0) - y
        const squared = away * away + below * below
        const near = 1 / (squared + 2600)
        const weight = near * Math.sqrt(Math.sqrt(near))
        weights += weight
        sum += weight * (heights[index] ?? 0)
        if (squared < nearest) nearest = squared
      }
      const distance = Math.sqrt(nearest + 8100) - 90
      values[row * columns + column] = levelsUp * (sum / Math.max(1e-12, weights)) - distance / 44
    }
  const range = rangeOf([...values])
  const levels = Array.from(
    { length: Math.ceil(range.most - range.least) },
    (_, index) => Math.ceil(range.least) + index + 0.003,
  )
  return [{ left: -step, top: area.top - step, step, columns, values }, levels]
}
