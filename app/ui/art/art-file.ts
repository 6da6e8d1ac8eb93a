import { AVATAR_COUNT } from './drawings/avatar-count.ts'
import { avatarDrawing } from './drawings/avatar.ts'
import { lineFrames, type LineArtName } from './drawings/frames.ts'
import { drawLines } from './drawings/line-drawings.ts'
import { lineFile } from './drawings/line-file.ts'
import { posterFile } from './posters/poster-file.ts'
import { POSTER_SEED_COUNT, posterKinds, posterPalettes, posterSizes } from './posters/poster-names.ts'
import { productFile } from './products/product-file.ts'
import { productColours, productKinds } from './products/product-names.ts'

/** The drawings with a plain name; avatars, posters and products have names made of their parts. */
export const ART_NAMES = Object.keys(lineFrames) as LineArtName[]

/** The text of the SVG file of a drawing, or undefined when no drawing has that name. Pure: safe to keep. */
export function drawArtFile(name: string): string | undefined {
  const lineName = ART_NAMES.find((known) => known === name)
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
