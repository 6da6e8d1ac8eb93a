import type { LineArtName } from './drawings/frames.ts'
import type { PosterName } from './posters/poster-names.ts'
import type { ProductName } from './products/product-names.ts'

/** Every drawing served as `/art/{version}/{name}.svg`. */
export type ArtName = LineArtName | PosterName | ProductName | `avatar-${number}`
