import type { LineArtName } from './drawings/frames.ts'
import type { PosterName } from './posters/poster-names.ts'
import type { ProductName } from './products/product-names.ts'

export type ArtName = LineArtName | PosterName | ProductName | `avatar-${number}`
