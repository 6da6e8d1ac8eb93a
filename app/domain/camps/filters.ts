import { addMonths, isMonth } from '#app/domain/shared/dates/months.ts'
import { sports, type CampPlaces, type Sport } from './camp.ts'
import { hasPlaces, campState } from './rules.ts'

/** What the address asks for: `?sport=triathlon&mois=2027-03&theme=cols&places=disponibles`. */
export type CampFilters = Readonly<ReturnType<typeof parseFilters>>

export const filterParameters = ['sport', 'mois', 'theme', 'places'] as const

const longestTheme = 40

/** Reads the filters of an address; a value that means nothing is left out rather than refused. */
export function parseFilters(query: URLSearchParams) {
  const month = query.get('mois') ?? ''
  return {
    sport: sports.find((sport) => sport === query.get('sport')),
    month: isMonth(month) ? month : undefined,
    theme: query.get('theme')?.slice(0, longestTheme) || undefined,
    onlyAvailable: query.get('places') === 'disponibles',
  }
}

export const noFilters = parseFilters(new URLSearchParams())

/** The query of an address, with its question mark; empty without filters. Same filters, same text. */
export function queryOf({ sport, month, theme, onlyAvailable }: CampFilters): string {
  const query = new URLSearchParams()
  if (sport) query.set('sport', sport)
  if (month) query.set('mois', month)
  if (theme) query.set('theme', theme)
  if (onlyAvailable) query.set('places', 'disponibles')
  return query.size > 0 ? `?${query}` : ''
}

/** True when our own links lead to this query, other parameters aside: there are few, each is worth keeping a page for. */
export function isOffered(query: URLSearchParams, offered: FilterChoices): boolean {
  const filters = parseFilters(query)
  if (filters.sport && !offered.sports.includes(filters.sport)) return false
  if (filters.month && !offered.months.includes(filters.month)) return false
  if (filters.theme && !offered.themes.includes(filters.theme)) return false
  const read = filterParameters.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return queryOf(filters) === (read.length > 0 ? `?${new URLSearchParams(read)}` : '')
}

type Filterable = CampPlaces & { readonly sports: readonly Sport[]; readonly tags: readonly string[] }

export function matches(camp: Filterable, filters: CampFilters, today: string): boolean {
  if (filters.sport && !camp.sports.includes(filters.sport)) return false
  if (filters.month && !monthsOf(camp).includes(filters.month)) return false
  if (filters.theme && !camp.tags.includes(filters.theme)) return false
  return !filters.onlyAvailable || hasPlaces(campState(camp, today))
}

/** Months a camp touches, `AAAA-MM`, in order. */
export function monthsOf({ startOn, endOn }: Pick<CampPlaces, 'startOn' | 'endOn'>): string[] {
  const months: string[] = []
  const last = endOn.slice(0, 7)
  for (let month = startOn.slice(0, 7); month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

export type FilterChoices = { sports: Sport[]; months: string[]; themes: string[] }

/** What one may ask for: sports, months and themes of some camp, in the order of the sports and of time. */
export function filterChoices(camps: readonly Filterable[]): FilterChoices {
  const known = new Set(camps.flatMap((camp) => camp.sports))
  return {
    sports: sports.filter((sport) => known.has(sport)),
    months: [...new Set(camps.flatMap(monthsOf))].sort(),
    themes: [...new Set(camps.flatMap((camp) => camp.tags))],
  }
}
