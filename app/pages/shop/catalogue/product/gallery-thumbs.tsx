import { Link } from 'react-router'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import type { ProductView } from './product-view.server.ts'
import type { View } from './views-of.ts'

type GalleryThumbsProps = { product: ProductView; views: readonly View[] }

/** The pictures in small, then the other colours, each an address of its own. */
export function GalleryThumbs({ product, views }: GalleryThumbsProps) {
  const others = product.photos.length > 0 ? [] : product.colours.filter(({ isChosen }) => !isChosen)
  if (views.length + others.length < 2) return null
  return (
    <div className="gallery-thumbs">
      <fieldset>
        <legend className="vh">Vues du produit</legend>
        {views.map((view, index) => (
          <label key={view.key} className="gallery-thumb">
            <input
              type="radio"
              name="vue"
              value={view.key}
              defaultChecked={index === 0}
              aria-label={view.label}
            />
            <span className={'isNear' in view && view.isNear ? 'gallery-thumb-near' : undefined}>
              {'photo' in view ? (
                <img {...view.photo} sizes="8rem" alt="" />
              ) : (
                <ProductArt {...view.drawing} />
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {others.map(({ name, art, query }) => (
        <Link
          key={name}
          className="gallery-thumb"
          to={product.path + query}
          preventScrollReset
          aria-label={`Voir en ${name.toLowerCase()}`}
        >
          <ProductArt {...art} />
        </Link>
      ))}
    </div>
  )
}
