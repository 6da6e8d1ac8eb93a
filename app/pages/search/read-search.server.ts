import type { RouterContextProvider } from 'react-router'
import { groupsRead } from '#app/domain/articles/article.ts'
import { kindNamed } from '#app/domain/search/kinds.ts'
import { searchSite } from '#app/domain/search/store.server.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import { requestContext, servicesContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'

// A search is made for each who asks. Letters typed one by one by a whole club behind one address stay far below.
const visitorLimit = rateLimit({ points: 600, seconds: 60 })

export async function readSearch(context: Readonly<RouterContextProvider>, request: Request) {
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '').trim()
  const kind = kindNamed(searchParams.get('dans'))
  const { address } = context.get(requestContext)
  const wait = query === '' ? 0 : await visitorLimit.take(visitorKey(address))
  if (wait > 0) return { query, kind, refused: 429 as const, wait }
  const visitor = context.get(visitorContext)
  const [access, member] = await Promise.all([visitor.access(), visitor.member()])
  const groups = member ? groupsRead(viewerOf(member)) : []
  const found = await searchSite(context.get(servicesContext), { query, access, groups, kind })
  return { query, kind, ...found }
}

export function searchHeaders(found: object): Record<string, string> {
  return 'wait' in found ? { ...forThisVisitor, 'retry-after': String(found.wait) } : forThisVisitor
}
