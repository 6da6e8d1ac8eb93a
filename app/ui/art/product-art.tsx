import { artUrl } from './art-url.ts'
import { PRODUCT_SIZE, type ProductColour, type ProductKind } from './products/product-names.ts'

type ProductArtProps = {
  kind: ProductKind
  colour: ProductColour
  alt?: string
  loading?: 'lazy' | 'eager'
}

/** A product of the shop, drawn in a frame of 4 by 5 with air around it. */
export function ProductArt({ kind, colour, alt = '', loading = 'lazy' }: ProductArtProps) {
  return (
    <img
      className="product-art"
      src={artUrl(`product-${kind}-${colour}`)}
      alt={alt}
      {...PRODUCT_SIZE}
      loading={loading}
      decoding="async"
    />
  )
}
