import type { CalendarEntry } from './calendar-entry.ts'
import type { CalendarFilters } from './calendar-query.ts'
import type { Family } from '../disciplines.ts'
import { families } from '../disciplines.ts'
import { formatSizes } from '../formats/format-sizes.ts'
import type { FormatSize } from '../formats/format-sizes.ts'
import { regions } from '../regions.ts'
import type { Region } from '../regions.ts'

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

type FilterChoices = { families: Family[]; sizes: FormatSize[]; regions: Region[] }

/** What filters offer: what is there, in the order of the catalogue. */
export function filterChoices(entries: readonly CalendarEntry[]): FilterChoices {
  const known = new Set(entries.flatMap(({ family, sizes, region }) => [family, ...sizes, region]))
  return {
    families: keysOf(families).filter((family) => known.has(family)),
    sizes: formatSizes.filter((size) => known.has(size)),
    regions: keysOf(regions).filter((region) => known.has(region)),
  }
}

function keysOf<Name extends string>(labels: Readonly<Record<Name, string>>): Name[] {
  const names: Name[] = []
  for (const name in labels) names.push(name)
  return names
}
