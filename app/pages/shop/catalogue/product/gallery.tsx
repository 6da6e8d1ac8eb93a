import { Badge } from '#app/ui/kit/badge.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { GalleryView } from './gallery-view.tsx'
import type { ProductView } from './product-view.server.ts'
import { viewsOf } from './views-of.ts'

/**
 * The pictures of a product. Which one is seen is a choice among radio buttons, and the large one a popover: neither needs
 * a script.
 */
export function Gallery({ product }: { product: ProductView }) {
  const views = viewsOf(product)
  return (
    <div className="gallery">
      <div className="gallery-main">
        {views.map((view, index) => (
          <GalleryView key={view.key} view={view} isFirst={index === 0} />
        ))}
        {product.isNew ? (
          <Badge tone="success" className="gallery-new">
            Nouveau
          </Badge>
        ) : null}
        <button
          className="icon-button gallery-zoom"
          type="button"
          popoverTarget="image-agrandie"
          aria-label="Agrandir l’image"
        >
          <Icon name="expand" />
        </button>
      </div>
      <GalleryThumbs product={product} views={views} />
      <dialog
        id="image-agrandie"
        className="gallery-large"
        popover="auto"
        aria-label={`${product.name}, en grand`}
      >
        {views.map((view) => (
          <GalleryView key={view.key} view={view} isFirst={false} />
        ))}
        <button
          className="icon-button gallery-zoom"
          type="button"
          popoverTarget="image-agrandie"
          popoverTargetAction="hide"
          aria-label="Fermer l’image"
        >
          <Icon name="x" />
        </button>
      </dialog>
    </div>
  )
}
