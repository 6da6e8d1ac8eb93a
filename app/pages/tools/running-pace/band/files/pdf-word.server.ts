import { outlineText } from '#app/ui/outlines/outlines.server.ts'
import { pdfPath } from './pdf-path.server.ts'

/** Outlines are written in the units of the font, a thousand to the em: whole numbers. */
export const em = 1000

type Character = { operators: string; width: number }

// The characters of times and paces: some forty, drawn once.
const drawn = new Map<string, Character>()

/** What draws a word from 0,0 on its baseline, in thousandths of its size, each character where the last one ends. */
export function pdfWord(text: string, stretch: number): Character {
  const characters = Array.from(text, (character) => drawCharacter(character, stretch))
  return {
    operators: characters
      .map(({ operators, width }) => `${operators}\n1 0 0 1 ${Math.round(width)} 0 cm`)
      .join('\n'),
    width: characters.reduce((sum, { width }) => sum + Math.round(width), 0),
  }
}

function drawCharacter(character: string, stretch: number): Character {
  const key = character + stretch
  const known = drawn.get(key)
  if (known) return known
  const { d, width } = outlineText(character, { size: em, stretch, tracking: 0, hasTabularFigures: true })
  const outlined = { operators: d === '' ? '' : `${pdfPath(d)}\nf`, width }
  drawn.set(key, outlined)
  return outlined
}
