import { servicesContext } from '#app/http/context.ts'
import { machineHeaders } from '#app/http/headers.ts'
import type { Route } from './+types/robots.ts'

/** Nothing is closed here: a private page says so itself, and a robot must be able to read that it does. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext)
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
  return new Response(text, { headers: machineHeaders('text/plain; charset=utf-8') })
}
