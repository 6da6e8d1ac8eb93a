import type { Route } from './+types/search-answer.ts'
import { forThisVisitor } from '../../visitor-headers.ts'
import { readSearch } from './read-search.server.ts'

/** The answer to a query, for the search window of the browser. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const found = await readSearch(context, request)
  if ('refused' in found) return Response.json(null, { status: found.refused, headers: forThisVisitor })
  return Response.json(found.answer, { headers: forThisVisitor })
}
