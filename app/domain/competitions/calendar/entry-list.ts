import type { DaySpan } from '../competition.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import type { CalendarFilters } from './calendar-query.ts'

const thousands = new Intl.NumberFormat('fr-FR')

/** Appointments in the order of time: earlier first, then those that end earlier, then as they came. */
export function inOrderOfTime<Entry extends DaySpan>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => compareDays(a.startOn, b.startOn) || compareDays(a.endOn, b.endOn))
}

/** The last day of an appointment; its first one when its end is before it. */
export function lastDayOf({ startOn, endOn }: DaySpan): string {
  return endOn < startOn ? startOn : endOn
}

export function touches(entry: DaySpan, { startOn, endOn }: DaySpan): boolean {
  return entry.startOn <= endOn && lastDayOf(entry) >= startOn
}

/** « 7 rendez-vous, vous participez à 4 ». */
export function countLabel(count: number, mine: number): string {
  if (count === 0) return 'Aucun rendez-vous'
  const known = `${thousands.format(count)}\u00A0rendez-vous`
  return mine === 0 ? known : `${known}, vous participez à ${mine}`
}

/** What filters ask about people, by key of entry. It must come from `shownParticipations` and the member's own answers. */
export type PeopleOfEntries = {
  readonly mine: ReadonlySet<string>
  readonly ofGroup: ReadonlySet<string>
}

export function filterEntries<Entry extends CalendarEntry>(
  entries: readonly Entry[],
  { sport, format, region, onlyMine, group }: CalendarFilters,
  { mine, ofGroup }: PeopleOfEntries,
): Entry[] {
  return entries.filter((entry) => {
    if (sport && entry.family !== sport) return false
    if (format && !entry.sizes.includes(format)) return false
    if (region && entry.region !== region) return false
    if (onlyMine && !mine.has(entry.key)) return false
    return group === undefined || ofGroup.has(entry.key)
  })
}

function compareDays(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
