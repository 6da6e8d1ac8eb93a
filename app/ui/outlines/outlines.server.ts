import { create } from 'fontkit'
import type { Font } from 'fontkit'
import outlineFont from './archivo-outlines.ttf?inline'

const varied = new Map<number, Font>()

type Outline = { d: string; width: number }

export type TextLook = {
  size: number
  /** Width of the letters in %, 62 to 125. */
  stretch: number
  tracking: number
  hasTabularFigures?: boolean
}

/** A line of text as one path whose baseline starts at 0,0; no font is needed to show it. */
export function outlineText(
  text: string,
  { size, stretch, tracking, hasTabularFigures = false }: TextLook,
): Outline {
  const font = fontOf(stretch)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(withKnownCharacters(text, font), { tnum: hasTabularFigures })
  let x = 0
  const parts = glyphs.map((glyph, index) => {
    const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size
    return path
  })
  return { d: parts.join(''), width: x - tracking * size }
}

export function wrapText(text: string, look: TextLook, maxWidth: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && outlineText(longer, look).width <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function fontOf(stretch: number): Font {
  const known = varied.get(stretch)
  if (known) return known
  const bytes = Buffer.from(outlineFont.slice(outlineFont.indexOf(',') + 1), 'base64')
  const font = create(bytes)
  if (!('getVariation' in font)) throw new Error('The outline font is a collection')
  const variation = font.getVariation({ wdth: stretch })
  varied.set(stretch, variation)
  return variation
}

function withKnownCharacters(text: string, font: Font): string {
  return Array.from(text, (character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : ' ',
  ).join('')
}
