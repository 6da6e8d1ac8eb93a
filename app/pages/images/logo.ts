import { readLogo } from '#app/domain/club/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { Route } from './+types/logo.ts'

/** The club's logo, named by what is in it: the same for ever. */
export async function loader({ request, context, params: { file } }: Route.LoaderArgs) {
  const bytes = await readLogo(context.get(servicesContext).files, file)
  if (!bytes) throw pageNotFound(request)
  return new Response(bytes, {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'no-vary-search': 'params',
    },
  })
}
