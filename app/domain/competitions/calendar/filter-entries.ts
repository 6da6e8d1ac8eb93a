import type { CalendarEntry } from './calendar-entry.ts'
import type { CalendarFilters } from './calendar-query.ts'

/** What filters ask about people, by key of entry. It must come from `shownParticipations` and the member's own answers. */
export type PeopleOfEntries = {
  /** Entries the member goes to, or may. */
  readonly mine: ReadonlySet<string>
  /** Entries for the asked group, or to which somebody of it goes. */
  readonly ofGroup: ReadonlySet<string>
}

/** Entries that answer all filters, in the order they came. */
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
