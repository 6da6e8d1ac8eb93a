import type { CampSummary } from '#app/domain/camps/camp.ts'
import { countdown } from '#app/domain/competitions/calendar/countdown.ts'
import type { Competition, DaySpan } from '#app/domain/competitions/competition.ts'
import { isNewTo, type ReadMark } from '#app/domain/reading/rules.ts'
import { formatDayRange } from '#app/domain/shared/dates/french-dates.ts'
import { competitionPath } from '../addresses.ts'

export type ListedArticle = {
  readonly path: string
  readonly title: string
  readonly updatedOn: string
}

export type Appointment = ReturnType<typeof raceAppointment>

type Link = { readonly title: string; readonly path: string }

const mostNews = 3

export function raceAppointment(race: Competition, today: string) {
  const { id, title, place, isSample } = race
  return { title, path: competitionPath(id), place, isSample, ...whenOf(race, today) }
}

export function campAppointment(camp: CampSummary, today: string): Appointment {
  const { title, path, location, isSample } = camp
  return { title, path, place: location, isSample, ...whenOf(camp, today) }
}

function whenOf(span: DaySpan, today: string) {
  return {
    dates: formatDayRange(span.startOn, span.endOn),
    countdown: countdown(span, today),
  }
}

export function newsOf(
  articles: readonly ListedArticle[],
  reader: { marks: ReadonlyMap<string, ReadMark>; newSince: Date | undefined },
): Link[] {
  return articles
    .filter((article) => isNewTo(article, reader))
    .toSorted((a, b) => (a.updatedOn < b.updatedOn ? 1 : -1))
    .slice(0, mostNews)
    .map(({ path, title }) => ({ path, title }))
}

export function resumeOf(
  articles: readonly ListedArticle[],
  { marks }: { marks: ReadonlyMap<string, ReadMark> },
  ownPath: string,
): Link | undefined {
  const [last] = [...marks.values()]
    .filter(({ path, readAt }) => readAt === undefined && path !== ownPath)
    .filter(({ path }) => articles.some((article) => article.path === path))
    .toSorted((a, b) => b.lastOpenedAt.getTime() - a.lastOpenedAt.getTime())
  const article = articles.find(({ path }) => path === last?.path)
  if (!last || !article) return undefined
  const heading = last.heading === undefined ? '' : `#${last.heading}`
  return { title: article.title, path: article.path + heading }
}
