import { servicesContext } from '#app/http/context.ts'
import { machineHeaders } from '#app/http/headers.ts'
import type { Route } from './+types/social-image.ts'
import { socialCardFor } from './social-image/social-card.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const name = /^(.+)\.png$/.exec(params['*'])?.[1]
  const card = name ? await socialCardFor(context.get(servicesContext), name) : undefined
  if (!card) return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } })
  // Asked for by other sites now and then: the rest of the time what draws it takes no memory.
  const { drawSocialImage } = await import('./social-image/draw-social-image.server.ts')
  const picture = await drawSocialImage(card)
  return new Response(new Uint8Array(picture), { headers: machineHeaders('image/png') })
}
