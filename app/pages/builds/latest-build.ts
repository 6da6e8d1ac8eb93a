import { buildContext } from '#app/http/context.ts'
import type { Route } from './+types/latest-build.ts'
import { buildHeaders } from './build-headers.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { id, timestamp } = context.get(buildContext)
  return Response.json({ id, timestamp }, { headers: buildHeaders })
}
