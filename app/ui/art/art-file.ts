import { AVATAR_COUNT } from './avatar.tsx'
import { highlight, type Drawing } from './drawings/drawing.ts'
import { lineArtNames } from './drawings/frames.ts'
import { drawLines } from './drawings/line-drawings.ts'
import { relief } from './geometry/relief.ts'
import { posterFile } from './posters/poster-file.ts'
import { POSTER_SEED_COUNT, posterKinds, posterPalettes, posterSizes } from './posters/poster-names.ts'
import { productFile } from './products/product-file.ts'
import { productColours, productKinds } from './products/product-names.ts'

/** The text of the SVG file of a drawing, or undefined when no drawing has that name. Pure: safe to keep. */
export function drawArtFile(name: string): string | undefined {
  const lineName = lineArtNames.find((known) => known === name)
  if (lineName) return lineFile(drawLines(lineName))
  const [family, ...parts] = name.split('-')
  if (family === 'avatar') return avatarFrom(parts)
  if (family === 'poster') return posterFrom(parts)
  if (family === 'product') return productFrom(parts)
  return undefined
}

function avatarFrom([seedText, ...rest]: string[]): string | undefined {
  const seed = wholeNumber(seedText, AVATAR_COUNT)
  return seed === undefined || rest.length > 0 ? undefined : lineFile(avatarDrawing(seed))
}

function posterFrom([kindText, seedText, paletteText, sizeText, ...rest]: string[]): string | undefined {
  const kind = posterKinds.find((known) => known === kindText)
  const seed = wholeNumber(seedText, POSTER_SEED_COUNT)
  const palette = posterPalettes.find((known) => known === paletteText)
  const size = posterSizes.find(({ width, height }) => `${width}x${height}` === sizeText)
  if (!kind || seed === undefined || !palette || !size || rest.length > 0) return undefined
  return posterFile({ kind, seed, palette, size })
}

function productFrom([kindText, colourText, ...rest]: string[]): string | undefined {
  const kind = productKinds.find((known) => known === kindText)
  const colour = productColours.find((known) => known === colourText)
  return kind && colour && rest.length === 0 ? productFile(kind, colour) : undefined
}

/** Written as people write numbers, so that a drawing has one address only. */
function wholeNumber(text: string | undefined, limit: number): number | undefined {
  if (text === undefined || !/^(?:0|[1-9]\d{0,3})$/.test(text)) return undefined
  const value = Number(text)
  return value < limit ? value : undefined
}

function avatarDrawing(seed: number): Drawing {
  const hill = { centreX: 24, centreY: 24, innerRadius: 2, gap: 3.4, count: 10, roughness: 0.34, twist: 0.12 }
  const contours = relief({ ...hill, seed, points: 36 })
  const bundle = highlight(contours, 2 + ((seed * 7) % 5))
  return { viewBox: '0 0 48 48', preserveAspectRatio: 'xMidYMid slice', ...bundle }
}

/**
 * A line drawing as a file. Paths carry no colour or width of their own: a page shows
 * `<use href="…#lines">` and `<use href="…#you">`, which inherit both from its style sheet.
 */
function lineFile(drawing: Drawing): string {
  const { viewBox, preserveAspectRatio, lines, highlighted, dashed, end, turn, constantStroke } = drawing
  const effect = constantStroke ? ' vector-effect="non-scaling-stroke"' : ''
  const rotation = turn ? ` transform="rotate(${turn.join(' ')})"` : ''
  const group = (id: string, content: string) => `<g id="${id}"${rotation}>${content}</g>`
  const path = (paths: readonly string[], attributes = '') =>
    paths.length > 0 ? `<path${effect}${attributes} d="${paths.join('')}"/>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="${preserveAspectRatio}" fill="none" stroke-linecap="round">` +
    group('lines', path(lines) + (dashed ? path([dashed], ' stroke-dasharray="2 9"') : '')) +
    group('you', path([highlighted]) + (end ? dotPaths(end) : '')) +
    '</svg>'
  )
}

/** A dot made of round caps, so that it takes the colour of the line. */
function dotPaths({ x, y, radius }: { x: number; y: number; radius: number }): string {
  const dot = `M${x} ${y}h0`
  const halo = `<path d="${dot}" stroke-width="${Math.round(radius * 4.6)}" stroke-opacity=".2"/>`
  return `<path d="${dot}" stroke-width="${radius * 2}"/>${halo}`
}
