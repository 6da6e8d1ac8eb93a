import { focusStyle, photoIdOf } from '#app/domain/photos/photo.ts'
import { readPhotos } from '#app/domain/photos/store.server.ts'
import type { FoundProduct } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'

export type Focuses = Awaited<ReturnType<typeof readFocuses>>

/** What must stay in sight of each photo where it is cut, by its address. */
export async function readFocuses({ database }: Services, { gallery }: FoundProduct) {
  const ids = gallery.flatMap(({ src }) => photoIdOf(src) ?? [])
  const photos = await readPhotos(database, ids)
  return new Map(
    gallery.flatMap(({ src }) => {
      const focus = photos.get(photoIdOf(src) ?? '')?.focus
      return focus ? [[src, { style: focusStyle(focus) }] as const] : []
    }),
  )
}
