import { isPhotoFile } from '#app/domain/photos/photo.ts'
import { readPhotoFile } from '#app/domain/photos/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { drawArtFile } from '#app/ui/art/art-file.ts'
import type { Route } from './+types/photo.ts'

/** A width of a photo, named by what is in it: the same for ever. */
export async function loader({ request, context, params: { file } }: Route.LoaderArgs) {
  const bytes = await readPhotoFile(context.get(servicesContext).files, file)
  if (!bytes && isPhotoFile(file)) return placeOfPhoto()
  if (!bytes) throw pageNotFound(request)
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'no-vary-search': 'params',
    },
  })
}

/** What stands where a photo was taken off: texts and pages go on naming it, and browsers draw what comes with a 404. */
function placeOfPhoto(): Response {
  return new Response(drawArtFile('poster-vagues-7-sand-520x420') ?? '', {
    status: 404,
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
