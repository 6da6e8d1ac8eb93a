import { nextCamps } from '#app/domain/camps/store.server.ts'
import { readNextRace } from '#app/domain/competitions/store.server.ts'
import type { Reader } from '#app/domain/reading/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Services } from '#app/http/context.ts'
import { campAppointment, newsOf, raceAppointment, resumeOf, type ListedArticle } from './today-view.ts'

type Question = {
  readonly viewer: Viewer
  readonly reader: Reader
  readonly articles: readonly ListedArticle[]
  readonly path: string
}

export type Today = Awaited<ReturnType<typeof readToday>>

export async function readToday(services: Services, { viewer, reader, articles, path }: Question) {
  const today = dayInParis(services.clock.now())
  const [race, [camp]] = await Promise.all([readNextRace(services, viewer), nextCamps(services, 1)])
  return {
    race: race && raceAppointment(race, today),
    camp: camp && campAppointment(camp, today),
    news: newsOf(articles, reader),
    resume: resumeOf(articles, reader, path),
  }
}
