import { drawFoot, drawHead, type Sheet } from '../furniture.ts'
import { margin } from '../story.ts'
import { brightLine, faintLine, type Template } from './drawing.ts'
import { pathOf, placeLines, type PlacedPoint } from './place-line.ts'
import { startRing } from './relief.ts'

/** The track alone, thin and large, with a tick every so many kilometres. */
export const carte: Template = (sheet) => {
  const foot = drawFoot(sheet)
  const head = drawHead(sheet)
  const box = {
    left: margin + 10,
    right: sheet.width - margin - 10,
    top: head.bottom + 50 * sheet.scale,
    bottom: foot.top - 90 * sheet.scale,
  }
  const pieces = placeLines(sheet.story.legs, box)
  const last = sheet.story.legs.length - 1
  const lines = pieces.map((piece) => {
    const d = pathOf(piece, 3)
    if (!d) return ''
    return piece[0]?.leg === last ? brightLine(sheet, d, 6.5) : faintLine(sheet, d, 5, 1.9)
  })
  return {
    art: lines.join('') + ticks(sheet, pieces) + startRing(sheet, pieces, 15) + finish(sheet, pieces),
    words: head.svg + foot.svg,
  }
}

/** One short line across the track after each whole kilometre, or each 5, 10… so that they stay apart. */
function ticks(sheet: Sheet, pieces: readonly PlacedPoint[][]): string {
  const kilometres = sheet.story.legs.reduce((sum, { metres }) => sum + metres, 0) / 1000
  const every = [1, 2, 5, 10, 20, 50, 100].find((length) => kilometres / length <= 24) ?? 200
  const count = Math.floor(kilometres / every)
  const lengths = pieces.map(lengthOf)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return Array.from({ length: count }, (_, index) => {
    const place = placeAt(pieces, lengths, (((index + 1) * every) / kilometres) * total)
    if (!place) return ''
    const [x, y] = [place.across * 13, place.along * 13]
    return `<path d="M${(place.x - x).toFixed(1)} ${(place.y + y).toFixed(1)}l${(2 * x).toFixed(1)} ${(-2 * y).toFixed(1)}" stroke="${sheet.colours.text}" stroke-width="3" stroke-linecap="round"/>`
  }).join('')
}

function lengthOf(piece: readonly PlacedPoint[]): number {
  return piece.reduce((sum, { x, y }, index) => {
    const before = piece[index - 1]
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0
  }, 0)
}

function placeAt(pieces: readonly PlacedPoint[][], lengths: readonly number[], wanted: number) {
  let left = wanted
  for (const [index, piece] of pieces.entries()) {
    if (left > (lengths[index] ?? 0)) {
      left -= lengths[index] ?? 0
      continue
    }
    for (const [row, point] of piece.entries()) {
      const next = piece[row + 1]
      if (!next) break
      const step = Math.hypot(next.x - point.x, next.y - point.y)
      if (step >= left && step > 0) {
        const [along, across] = [(next.x - point.x) / step, (next.y - point.y) / step]
        return { x: point.x + along * left, y: point.y + across * left, along, across }
      }
      left -= step
    }
  }
  return undefined
}

function finish({ colours }: Sheet, pieces: readonly PlacedPoint[][]): string {
  const end = pieces.at(-1)?.at(-1)
  return end
    ? `<circle cx="${end.x.toFixed(1)}" cy="${end.y.toFixed(1)}" r="13" fill="${colours.bright}"/>`
    : ''
}
