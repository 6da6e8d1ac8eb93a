import type { LineArtName } from './drawings/frames.ts'
import type { PosterName } from './posters/poster-names.ts'
import type { ProductName } from './products/product-names.ts'

export function artUrl(name: ArtName): string {
  return `/art/${ART_VERSION}/${name}.svg`
}

export type ArtName = LineArtName | PosterName | ProductName | `avatar-${number}`

export const ART_VERSION = '1'
