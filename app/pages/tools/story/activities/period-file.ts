import { forThisVisitor } from '#app/http/headers.ts'
import type { Route } from './+types/period-file.ts'
import { readOwnPeriod } from './activity.server.ts'
import { packActivity } from './packed-activity.ts'
import { periodOf } from './period.ts'

const trouble = 'Choisissez une semaine, un mois ou une année, et un jour de cette période.'

/** What Strava’s list says of a period, for the browser that draws its recap. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const period = periodOf(url.searchParams)
  if (!period) return Response.json({ trouble }, { status: 400, headers: forThisVisitor })
  const read = await readOwnPeriod({ request, context, period })
  if (!read.ok) return Response.json({ trouble: read.trouble }, read)
  const headers = { ...forThisVisitor, 'content-type': 'application/json; charset=utf-8' }
  return new Response(`[${read.value.map(packActivity).join()}]`, { headers })
}
