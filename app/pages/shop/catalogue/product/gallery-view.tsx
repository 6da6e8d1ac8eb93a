import { LineArt } from '#app/ui/art/line-art.tsx'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import type { View } from './views-of.ts'

/** One picture of the gallery; the first one is fetched at once. */
export function GalleryView({ view, isFirst }: { view: View; isFirst: boolean }) {
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
