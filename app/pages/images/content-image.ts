import { groupsRead } from '#app/domain/articles/article.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { Visitor } from '#app/session/visitor.server.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { keysOfImageFile } from '@allure/content-engine/images'
import type { Route } from './+types/content-image.ts'

/** Images for some only: who may read something that shows one gets it, nobody else learns that there is one. */
export async function loader({ request, context, params: { file } }: Route.LoaderArgs) {
  const { content, images, readImageFile } = context.get(servicesContext)
  const keys = keysOfImageFile(images, file)
  if (keys.length === 0) throw pageNotFound(request)
  const shown = await keysShownTo(context.get(visitorContext), content)
  if (!keys.some((key) => shown.includes(key))) throw pageNotFound(request)
  // Named by what is in it. Kept by the browser, and asked for again each time: the next one at it may be another person.
  const headers = { 'cache-control': 'private, no-cache', etag: `"${file}"` }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  return new Response(await readImageFile(file), { headers: { ...headers, 'content-type': 'image/webp' } })
}

async function keysShownTo(visitor: Visitor, content: SiteContentReader): Promise<readonly string[]> {
  const member = await visitor.activeMember()
  return member
    ? content.imageKeysFor('members', groupsRead(viewerOf(member)))
    : content.imageKeysFor('public')
}
