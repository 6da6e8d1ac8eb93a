import type { Competition } from '#app/domain/competitions/competition.ts'
import { disciplines } from '#app/domain/competitions/disciplines.ts'
import { formatDayRange } from '#app/domain/shared/dates/french-dates.ts'

export type ShownRace = ReturnType<typeof shownRace>

/** A race on one line of the office. */
export function shownRace({ id, title, startOn, endOn, place, discipline, status, isSample }: Competition) {
  const days = formatDayRange(startOn, endOn)
  return { id, title, days, place, discipline: disciplines[discipline].label, status, isSample }
}
