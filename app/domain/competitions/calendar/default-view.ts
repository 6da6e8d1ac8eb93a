import type { View } from './calendar-query.ts'

const breakpoints = { '2xl': 1536, xl: 1280, lg: 1024, md: 768, sm: 640 } as const

export const viewportCookie = { name: 'viewport', maxAgeSeconds: 365 * 86_400, fallback: 'lg' } as const

/** The breakpoint of a window of this width, in px. */
export function breakpointOf(width: number): string {
  return Object.entries(breakpoints).find(([, from]) => width >= from)?.[0] ?? 'xs'
}

/** The view to show when the address asks for none: a list on a phone. @param viewport value of the cookie */
export function defaultView(viewport: string | undefined): View {
  return viewport === 'xs' || viewport === 'sm' ? 'liste' : 'mois'
}
