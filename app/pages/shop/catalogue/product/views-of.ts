import type { ProductView } from './product-view.server.ts'

type Drawing = ProductView['art']
type Photo = ProductView['photos'][number]

/** A picture of a product: a photograph, or its drawing, whole or near. */
export type View = { readonly key: string; readonly label: string } & (
  | { readonly photo: Photo }
  | { readonly drawing: Drawing; readonly alt: string; readonly isNear: boolean }
)

/** The photographs of a product, or else its drawing in the colour chosen, twice: all of it, and its pattern. */
export function viewsOf({ name, art, chosen, photos }: ProductView): readonly View[] {
  if (photos.length > 0)
    return photos.map((photo, index) => ({
      key: photo.src,
      label: photo.alt || `Vue ${index + 1}`,
      photo,
    }))
  const drawn = chosen?.colour === undefined ? name : `${name}, ${chosen.colour.toLowerCase()}`
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
