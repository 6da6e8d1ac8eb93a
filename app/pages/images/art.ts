import { drawArtFile } from '#app/ui/art/art-file.ts'
import { ART_VERSION } from '#app/ui/art/art-url.ts'
import type { Route } from './+types/art.ts'

export function loader({ params: { version, file } }: Route.LoaderArgs) {
  const drawing =
    version === ART_VERSION && file.endsWith('.svg') ? drawArtFile(file.slice(0, -4)) : undefined
  if (!drawing) return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(drawing, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      // A drawing has styles of its own, and nothing else.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'no-vary-search': 'params',
    },
  })
}
