import { accentTurn } from '#content/collections/colours.ts'
import type { InfoOf } from '#content/collections/info.ts'

type Look = InfoOf<'entreprise'>['look']

/** Accents that can be read in both modes: a test says so. */
export const accents = {
  '#006b3d': 'Vert piste',
  '#0a5bb5': 'Bleu bassin',
  '#5b3fc4': 'Violet',
  '#a8246f': 'Framboise',
  '#b3261e': 'Rouge cendrée',
  '#9a4a00': 'Terre',
  '#00676f': 'Lagon',
  '#3d4f5c': 'Ardoise',
} as const

export const usualAccent = '#006b3d'

/** What the pages' colours are turned by, as custom properties of the document; none for the usual ones. */
export function styleOfLook(look: Look): Readonly<Record<`--${string}`, string>> | undefined {
  const accent = look?.accent
  if (!accent || accent === usualAccent) return undefined
  const { hue, chroma } = accentTurn(accent)
  return { '--accent-hue': String(hue), '--accent-chroma': String(chroma), '--accent-own': accent }
}

export const largestLogo = 5 * 1024 * 1024

export const isLogoFile = (name: string): boolean => /^[\da-f]{32}\.png$/.test(name)
