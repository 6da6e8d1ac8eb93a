import type { RouteRule } from './schema.ts'

type RouteMatcher = Record<'static' | 'wildcard' | 'dynamic', Record<string, { redirect: string }>>

/** What browsers may know of the rules: where a redirect leads, which any request would tell. */
export function matcherOf(rules: readonly RouteRule[]): RouteMatcher {
  const matcher: RouteMatcher = { static: {}, wildcard: {}, dynamic: {} }
  for (const { pattern, redirect } of rules) {
    if (!redirect) continue
    const { kind, key } = kindOf(pattern)
    matcher[kind][key] = { redirect: redirect.to }
  }
  return matcher
}

function kindOf(pattern: string): { kind: keyof RouteMatcher; key: string } {
  const start = pattern.endsWith('/**') ? pattern.slice(0, -3) || '/' : undefined
  if ((start ?? pattern).includes('*')) return { kind: 'dynamic', key: pattern }
  return start === undefined ? { kind: 'static', key: pattern } : { kind: 'wildcard', key: start }
}
