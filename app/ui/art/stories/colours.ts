import type { Colours } from './palettes.ts'
import type { StoryLook } from './story.ts'

/** The colours of a look, and how strong a line among others is: lines and small words are stronger where the ground is not ours. */
export function coloursOf({ palette, shade, ground }: StoryLook): Colours & { faint: number } {
  const faint = { plain: 0.34, photo: 0.5, none: 0.62 }[ground]
  const colours = palette[shade]
  const muted = ground === 'plain' ? colours.muted : mixed(colours.muted, colours.text)
  return { ...colours, muted, faint: palette.slug === 'ardoise' && ground === 'plain' ? 0.26 : faint }
}

/** The colour between two, written « #rrggbb ». */
function mixed(one: string, other: string): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => Math.round((part(one, at) + part(other, at)) / 2))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
