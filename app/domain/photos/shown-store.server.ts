import type { Database } from '#db/database.ts'
import { imageAttributes, type ImageManifest } from '@allure/content-engine/images'
import { focusStyle, photoIdOf, type ShownPhoto, type StoredPhoto } from './photo.ts'
import { readPhotos } from './store.server.ts'

type Source = string | null | undefined

type ShowingServices = { readonly database: Pick<Database, 'select'>; readonly images: ImageManifest }

/** The photos that content names, by their address, as wide as `sizes` says; what was taken off is not among them. */
export async function readShownPhotos(
  { database, images }: ShowingServices,
  sources: readonly Source[],
  sizes: string,
): Promise<ReadonlyMap<Source, ShownPhoto>> {
  const ids = sources.flatMap((source) => (source ? (photoIdOf(source) ?? []) : []))
  const stored = await readPhotos(database, ids)
  return new Map(
    sources.flatMap((source) => {
      const shown = source ? shownPhoto(source, { images, sizes, stored }) : undefined
      return shown ? [[source, shown] as const] : []
    }),
  )
}

/** The same for a page that has a place for one. */
export async function readShownPhoto(services: ShowingServices, source: Source, sizes: string) {
  return (await readShownPhotos(services, [source], sizes)).get(source)
}

type Known = { images: ImageManifest; sizes: string; stored: ReadonlyMap<string, StoredPhoto> }

function shownPhoto(source: string, { images, sizes, stored }: Known): ShownPhoto | undefined {
  const image = imageAttributes(images, source.replace(/^\//, ''), sizes)
  const id = photoIdOf(source)
  if (!image) return undefined
  // A picture that lies beside its document says nothing of itself: the page around it does.
  if (id === undefined) return { image, alt: '', caption: null, credit: null }
  const photo = stored.get(id)
  if (!photo) return undefined
  const { alt, caption, credit, focus } = photo
  return { image: { ...image, style: focusStyle(focus) }, alt, caption, credit }
}
