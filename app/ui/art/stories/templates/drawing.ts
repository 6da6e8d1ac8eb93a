import type { Sheet } from '../furniture.ts'

/** Where a drawing may be; it may run out of the left and the right edge. */
export type Area = { top: number; bottom: number }

/** A template: `svg` stands still, `art` is what the visitor may move. */
export type Drawn = { art: string; words: string }
export type Template = (sheet: Sheet) => Drawn

export function faintLine({ colours }: Sheet, d: string, width = 2.4, opacity = 1): string {
  const strength = (colours.faint * opacity).toFixed(3)
  return `<path d="${d}" fill="none" stroke="${colours.line}" stroke-opacity="${strength}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function brightLine({ colours }: Sheet, d: string, width = 9): string {
  return `<path class="bright" d="${d}" fill="none" stroke="${colours.bright}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Nothing of a drawing goes above or below its room; it may bleed over the edges of the picture. */
export function clipped({ width }: Sheet, { top, bottom }: Area, inner: string): string {
  return (
    `<clipPath id="room"><rect x="-2000" y="${top.toFixed(1)}" width="${width + 4000}" height="${Math.max(1, bottom - top).toFixed(1)}"/></clipPath>` +
    `<g clip-path="url(#room)">${inner}</g>`
  )
}
