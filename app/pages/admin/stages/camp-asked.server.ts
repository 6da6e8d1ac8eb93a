import { listPublishedCamps } from '#app/domain/camps/store.server.ts'
import { formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { SiteContentReader } from '#content/collections.ts'

/** The camp that an address of the office asks for: `?stage=natation/porquerolles`. */
export async function campAsked(services: { readonly content: SiteContentReader }, request: Request) {
  const slug = new URL(request.url).searchParams.get('stage')
  const camp = (await listPublishedCamps(services)).find((one) => one.slug === slug)
  if (!camp) throw pageNotFound(request)
  const { title, startOn, endOn, location } = camp
  return { slug: camp.slug, title, startOn, location, dates: formatDayRangeInWords(startOn, endOn) }
}
