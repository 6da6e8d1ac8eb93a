import { nextCamps } from '#app/domain/camps/store.server.ts'
import { readCoachingSummaries } from '#app/domain/coaching/store.server.ts'
import { formatDayRange, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { readShopWindow } from '#app/domain/shop/store.server.ts'
import { readNextSession, readTeam } from '#app/domain/team/store.server.ts'
import { readTestimonials } from '#app/domain/testimonials/store.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import type { Database } from '#db/database.ts'
import { sessionTime } from './session-time.ts'

type HomeServices = {
  readonly content: SiteContentReader
  readonly database: Pick<Database, 'select' | 'execute'>
  readonly clock: Clock
}

const shownCamps = 3
const shownTestimonials = 3
const shownProducts = 4

/** Everything the home page says: its own texts, and what comes next in the other subjects. */
export async function readHome(services: HomeServices) {
  const { content, clock } = services
  const [texts, club, coachings, next, team, camps, testimonials, shop] = await Promise.all([
    readInfo(content, 'accueil'),
    readInfo(content, 'entreprise'),
    readCoachingSummaries(content),
    readNextSession(content, clock.now()),
    readTeam(content, clock.now()),
    nextCamps(services, shownCamps),
    readTestimonials(services),
    readShopWindow(services, shownProducts),
  ])
  return {
    texts,
    city: club.address.city,
    experienceSentence: club.experienceSentence,
    coachings,
    fromCents: coachings.map(({ fromCents }) => fromCents).reduce(lower),
    coaches: team.members.length,
    nextSession: next && { title: next.session.title, place: next.session.place, time: sessionTime(next) },
    camps: camps.map((camp) => ({
      ...camp,
      dates: formatDayRange(camp.startOn, camp.endOn),
      datesInWords: formatDayRangeInWords(camp.startOn, camp.endOn),
    })),
    shop,
    testimonials: testimonials.items.slice(0, shownTestimonials),
  }
}

function lower(one: number | undefined, other: number | undefined) {
  return one === undefined || (other !== undefined && other < one) ? other : one
}

export type Home = Awaited<ReturnType<typeof readHome>>
export type HomeTexts = Home['texts']
export type CoachingSummary = Home['coachings'][number]
export type HomeCamp = Home['camps'][number]
