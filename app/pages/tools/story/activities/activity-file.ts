import { forThisVisitor } from '#app/http/headers.ts'
import type { Route } from './+types/activity-file.ts'
import { readOwnActivity } from './activity.server.ts'
import { packActivity } from './packed-activity.ts'

/** The whole of a Strava activity, for the browser that draws it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const read = await readOwnActivity({ request, context, id: params.activity })
  if (!read.ok) {
    const { trouble, status, headers } = read
    return Response.json({ trouble }, { status, headers })
  }
  const headers = { ...forThisVisitor, 'content-type': 'application/json; charset=utf-8' }
  return new Response(packActivity(read.value), { headers })
}
