import type { Route } from './+types/search-answer.ts'
import { readSearch, searchHeaders } from './read-search.server.ts'

export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const found = await readSearch(context, request)
  const headers = searchHeaders(found)
  if ('refused' in found) return Response.json(null, { status: found.refused, headers })
  return Response.json(found.answer, { headers })
}
