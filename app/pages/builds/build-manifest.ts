import { matcherOf } from '#app/domain/route-rules/matcher.ts'
import { buildContext, servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/build-manifest.ts'
import { buildHeaders } from './build-headers.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const { id, timestamp } = context.get(buildContext)
  if (params.file !== `${id}.json`)
    return Response.json(
      { error: 'Unknown build' },
      { status: 404, headers: { 'cache-control': 'no-store' } },
    )
  const matcher = matcherOf(context.get(servicesContext).routeRules.current())
  return Response.json({ id, timestamp, matcher, prerendered: [] }, { headers: buildHeaders })
}
