import { z } from 'zod'
import { slug, text } from '../shared.ts'

/** What the pictures have without the club, in addresses and menus. */
export const taken = ['nuit-verte', 'menthe', 'bassin', 'sable', 'ardoise']

const colour = z.string().regex(/^#[\da-f]{6}$/i, 'couleur attendue, comme « #06231a »')

type Tone = { ground: string; bright: string; text: string }

/** Contrasts on the ground, at least. Small words are three quarters of the way to the text. */
const least = [
  { key: 'text', name: 'le texte', ratio: 7 },
  { key: 'bright', name: 'la ligne vive', ratio: 3 },
] as const

const tone = z.strictObject({ ground: colour, bright: colour, text: colour }).superRefine((colours, context) => {
  for (const { key, name, ratio } of least) {
    const found = contrast(colours[key], colours.ground)
    // What is no colour was said already.
    if (!(found < ratio)) continue
    const said = (value: number) => (Math.floor(value * 10) / 10).toLocaleString('fr-FR')
    context.addIssue({
      code: 'custom',
      path: [key],
      message: `${name} ne se lit pas sur ce fond\u00a0: contraste de ${said(found)}, il en faut ${said(ratio)}`,
    })
  }
})

export const storyPalettes = z
  .array(
    z.strictObject({
      id: slug.refine((id) => !taken.includes(id), { error: 'une palette du site porte déjà ce nom' }),
      name: text,
      shade: z.enum(['dark', 'light']),
      dark: tone,
      light: tone,
    }),
  )
  .max(12)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    error: 'deux palettes ont le même identifiant',
  })
  .default([])

/** All colours of a picture from the three of a tone: lines as the text, small words a quarter nearer to the ground. */
export function coloursOfTone({ ground, bright, text: words }: Tone) {
  const part = (value: string, at: number) => Number.parseInt(value.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => Math.round(part(words, at) * 0.75 + part(ground, at) * 0.25))
  const muted = `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return { ground, bright, text: words, line: words, muted }
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((first, second) => second - first)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance (WCAG 2), 0 to 1. */
function luminance(value: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(value.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
