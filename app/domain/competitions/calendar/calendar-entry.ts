import type { Competition, DaySpan } from '../competition.ts'
import { disciplines, type Family } from '../disciplines.ts'
import { type FormatSize, sizeOf } from '../formats/format-sizes.ts'
import type { Region } from '../regions.ts'

export type CalendarEntry = DaySpan & {
  readonly key: string
  readonly title: string
  readonly family: Family
  readonly path: string
  readonly place: string
  readonly region: Region | undefined
  readonly sizes: readonly FormatSize[]
  readonly isCancelled: boolean
  readonly isSample: boolean
}

export type CampInCalendar = DaySpan & {
  readonly slug: string
  readonly path: string
  readonly title: string
  readonly location: string
  readonly isCancelled: boolean
  readonly isSample: boolean
}

/** A competition as an entry; its page is below the calendar's. */
export function entryOfCompetition(competition: Competition): CalendarEntry {
  const { id, title, discipline, startOn, endOn, place, region, formats, status, isSample } = competition
  return {
    key: competitionKey(id),
    title,
    family: disciplines[discipline].family,
    startOn,
    endOn,
    path: competitionPath(id),
    place,
    region,
    sizes: [...new Set(formats.flatMap((format) => sizeOf(format) ?? []))],
    isCancelled: status === 'cancelled',
    isSample,
  }
}

/** The key of a competition among the entries, and its anchor in the list. */
export function competitionKey(competitionId: string): string {
  return `competition-${competitionId}`
}

/** The key of a camp among the entries, and its anchor in the list. */
export function campKey(slug: string): string {
  return `stage-${slug}`
}

/** A camp as an entry. Nobody wrote which region it is in: a filter by region leaves it out. */
export function entryOfCamp({ slug, location, ...camp }: CampInCalendar): CalendarEntry {
  const { title, startOn, endOn, path, isCancelled, isSample } = camp
  const what = { key: campKey(slug), title, family: 'stage' as const, path, place: location }
  return { ...what, startOn, endOn, region: undefined, sizes: [], isCancelled, isSample }
}

export const calendarPath = '/espace-athlete/competition/calendrier'

export function competitionPath(id: string): string {
  return `${calendarPath}/${id}`
}
