import { listOfficeCamps } from '#app/domain/camps/office/store.server.ts'
import { dayInParis, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import type { Services } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { wordOfCamp } from './read-camp.server.ts'

/** The camp that an address of the office asks for (`?stage=natation/porquerolles`); without one, the next that is not over. */
export async function campAsked(services: Services, request: Request) {
  const slug = new URL(request.url).searchParams.get('stage')
  const today = dayInParis(services.clock.now())
  const camps = (await listOfficeCamps(services)).toSorted((a, b) => (a.startOn < b.startOn ? -1 : 1))
  const camp = camps.find((one) => (slug === null ? one.endOn >= today && !one.isHidden : one.slug === slug))
  if (!camp) throw pageNotFound(request)
  const { title, startOn, endOn, location } = camp
  return {
    slug: camp.slug,
    id: wordOfCamp(camp.slug),
    title,
    startOn,
    location,
    dates: formatDayRangeInWords(startOn, endOn),
  }
}
