import { redirect, type MiddlewareFunction } from 'react-router'
import { ruleOf, type RuleOfPath } from '#app/domain/route-rules/rules.ts'
import { canonicalPath } from './canonical-path.ts'
import { servicesContext } from './context.ts'
import { isPublic } from './headers.ts'

const permanent = 308
const temporary = 307

export const applyRouteRules: MiddlewareFunction<Response> = async (
  { context, url, params, request },
  next,
) => {
  const rule = ruleOf(context.get(servicesContext).routeRules.current(), url.pathname + url.search)
  if (rule.redirect) throw redirect(rule.redirect.to, rule.redirect.isPermanent ? permanent : temporary)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const path = isRead ? canonicalPath(url.pathname, params) : undefined
  if (path !== undefined) throw redirect(path + url.search, permanent)
  const response = await next()
  for (const [name, value] of headersOf(rule, response)) response.headers.set(name, value)
  return response
}

function headersOf({ headers, cacheSeconds, noindex }: RuleOfPath, response: Response): [string, string][] {
  const said = Object.entries(headers)
  if (noindex) said.push(['x-robots-tag', 'noindex'])
  if (cacheSeconds === 0) said.push(['cache-control', 'private, no-store'])
  // What is for one visitor, or no success, is never made public by a rule.
  if (cacheSeconds && isPublic(response.headers) && response.ok)
    said.push(['cache-control', `public, max-age=${cacheSeconds}`])
  return said
}
