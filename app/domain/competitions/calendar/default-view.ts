import type { View } from './calendar-query.ts'

const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
type Breakpoint = 'xs' | keyof typeof breakpoints

export const viewportCookie = { name: 'viewport', maxAgeSeconds: 365 * 86_400, fallback: 'lg' } as const

/** The breakpoint of a window of this width, in px. */
export function breakpointOf(width: number): Breakpoint {
  let named: Breakpoint = 'xs'
  for (const name of ['sm', 'md', 'lg', 'xl', '2xl'] as const) {
    if (width >= breakpoints[name]) named = name
  }
  return named
}

/** The view to show when the address asks for none: a list on a phone. @param viewport value of the cookie */
export function defaultView(viewport: string | undefined): View {
  return viewport === 'xs' || viewport === 'sm' ? 'liste' : 'mois'
}
