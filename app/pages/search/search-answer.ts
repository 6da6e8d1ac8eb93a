import type { Route } from './+types/search-answer.ts'
import { noteEmptySearch, readSearch, searchHeaders } from './read-search.server.ts'

export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const found = await readSearch(context, request)
  const headers = searchHeaders(found)
  if ('refused' in found) return Response.json(null, { status: found.refused, headers })
  return Response.json(found.answer, { headers })
}

/** The window says which words it was left with: letters on the way to a word are no search. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const found = await readSearch(context, request)
  noteEmptySearch(context, found)
  return new Response(null, { status: 204, headers: searchHeaders(found) })
}
