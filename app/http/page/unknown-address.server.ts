import { isbot } from 'isbot'
import { ruleOf } from '#app/domain/route-rules/rules.ts'
import { guard, needOf } from '#app/session/guarded-paths.ts'
import type { Services } from '../context.ts'

type Routes = Readonly<Record<string, { path?: string; parentId?: string } | undefined>>
type Sender = { readonly url: string; readonly userAgent: string | undefined }

/** Tells addresses that no route has, by their first name alone: what they are answered costs no framework. `bare` for crawlers. */
export function unknownAddresses(
  routes: Routes,
  { routeRules, isInMaintenance, siteUrl }: Pick<Services, 'routeRules' | 'isInMaintenance' | 'siteUrl'>,
) {
  const firstNames = new Set(
    Object.values(routes).flatMap((route) =>
      route?.path && route.parentId === 'root' ? [route.path.split('/')[0]?.toLowerCase()] : [],
    ),
  )
  return ({ url, userAgent }: Sender): 'bare' | 'page' | undefined => {
    const { pathname, search } = new URL(url, siteUrl)
    const [, first = ''] = decodeURIComponent(pathname).toLowerCase().split('/')
    if (first === '' || firstNames.has(first) || isInMaintenance) return undefined
    // The framework's own.
    if (first.startsWith('__') || pathname.endsWith('.data')) return undefined
    const { headers, ...rule } = ruleOf(routeRules.current(), pathname + search)
    const isRuled = Object.values({ ...rule, ...headers }).some((said) => said !== undefined)
    if (isRuled || needOf(guard, pathname)) return undefined
    return isbot(userAgent) ? 'bare' : 'page'
  }
}
