import type { Route } from './+types/build-manifest.ts'
import { buildContext, servicesContext } from '../../context.ts'
import { matcherOf } from '../../domain/route-rules/matcher.ts'
import { buildHeaders } from './build-headers.ts'

/** What the build in service says of itself: its redirects. Nothing else of a rule is anybody's business. */
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
