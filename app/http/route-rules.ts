import type { RouteRule } from '#app/domain/route-rules/rules.ts'

/**
 * What is said of paths by configuration: redirects, headers, how long answers are kept, `noindex`.
 * Rules of the table `club.route_rules` lie over these; one of the same pattern replaces ours.
 */
export const configuredRules: readonly RouteRule[] = [
  { pattern: '/api/**', noindex: true },
  { pattern: '/builds/**', noindex: true },
]
