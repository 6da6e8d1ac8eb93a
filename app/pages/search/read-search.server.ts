import type { RouterContextProvider } from 'react-router'
import { groupsRead } from '#app/domain/articles/article.ts'
import { countEmptySearch } from '#app/domain/search/empty-searches.server.ts'
import { kindNamed } from '#app/domain/search/kinds.ts'
import { searchSite } from '#app/domain/search/store.server.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import { requestContext, servicesContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'

// A search is made for each who asks. Letters typed one by one by a whole club behind one address stay far below.
const visitorLimit = rateLimit({ name: 'search', points: 600, seconds: 60 })

export async function readSearch(context: Readonly<RouterContextProvider>, request: Request) {
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '').trim()
  const kind = kindNamed(searchParams.get('dans'))
  const { address } = context.get(requestContext)
  const services = context.get(servicesContext)
  const wait = query === '' ? 0 : await visitorLimit(services).take(visitorKey(address))
  if (wait > 0) return { query, kind, refused: 429 as const, wait }
  const visitor = context.get(visitorContext)
  const [access, member] = await Promise.all([visitor.access(), visitor.member()])
  const groups = member ? groupsRead(viewerOf(member)) : []
  const found = await searchSite(services, { query, access, groups, kind })
  return { query, kind, ...found }
}

type Found = Awaited<ReturnType<typeof readSearch>>

/** Counts a search that found nothing, without waiting for it: nothing of the answer depends on that. */
export function noteEmptySearch(context: Readonly<RouterContextProvider>, found: Found): void {
  if ('refused' in found || found.kind || found.query === '' || found.answer.results.length > 0) return
  const services = context.get(servicesContext)
  countEmptySearch(services, found.query).catch((error: unknown) =>
    services.logger.warn({ error }, 'an empty search was not counted'),
  )
}

export function searchHeaders(found: object): Record<string, string> {
  return 'wait' in found ? { ...forThisVisitor, 'retry-after': String(found.wait) } : forThisVisitor
}
