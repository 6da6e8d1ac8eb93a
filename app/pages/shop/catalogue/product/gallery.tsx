import { Link } from 'react-router'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { ProductView } from './product.server.ts'

const zoom = { className: 'icon-button gallery-zoom', popoverTarget: 'image-agrandie' }

/** The pictures of a product; radio buttons and a popover, which work without a script. */
export function Gallery({ product }: { product: ProductView }) {
  const views = viewsOf(product)
  return (
    <div className="gallery">
      <div className="gallery-main scene">
        {views.map((view, index) => (
          <GalleryView key={view.key} view={view} isFirst={index === 0} />
        ))}
        {product.isNew ? (
          <Badge tone="success" className="gallery-new">
            Nouveau
          </Badge>
        ) : null}
        <button {...zoom} type="button" aria-label="Agrandir l’image">
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
        <button {...zoom} type="button" popoverTargetAction="hide" aria-label="Fermer l’image">
          <Icon name="x" />
        </button>
      </dialog>
    </div>
  )
}

/** One picture of the gallery; the first one is fetched at once. */
function GalleryView({ view, isFirst }: { view: View; isFirst: boolean }) {
  const loading = isFirst ? 'eager' : 'lazy'
  if ('photo' in view)
    return (
      <div className="gallery-view">
        <img {...view.photo} alt={view.photo.alt} loading={loading} />
      </div>
    )
  return (
    <div className={view.isNear ? 'gallery-view gallery-view-near' : 'gallery-view gallery-view-drawn'}>
      {view.isNear ? null : <LineArt name="shop-gallery" />}
      <ProductArt {...view.drawing} alt={view.alt} loading={loading} />
    </div>
  )
}

function GalleryThumbs({ product, views }: { product: ProductView; views: readonly View[] }) {
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

type View = { readonly key: string; readonly label: string } & (
  | { readonly photo: ProductView['photos'][number] }
  | { readonly drawing: ProductView['art']; readonly alt: string; readonly isNear: boolean }
)

function viewsOf({ name, art, colour, photos }: ProductView): readonly View[] {
  if (photos.length > 0)
    return photos.map((photo, index) => ({
      key: photo.src,
      label: photo.alt || `Vue ${index + 1}`,
      photo,
    }))
  const drawn = colour === undefined ? name : `${name}, ${colour.toLowerCase()}`
  return [
    { key: 'face', label: 'Face', drawing: art, alt: drawn, isNear: false },
    {
      key: 'motif',
      label: 'Motif en détail',
      drawing: art,
      alt: `${drawn}\u00a0: le motif de près`,
      isNear: true,
    },
  ]
}
