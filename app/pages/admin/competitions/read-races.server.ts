import { tabNamed } from '#app/domain/competitions/calendar/office-tabs.ts'
import { isFamily } from '#app/domain/competitions/disciplines.ts'
import { seasonNamed } from '#app/domain/competitions/season/season.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { readList } from '../frame/read-list.server.ts'

/** What the address of the list, or of its file, asks for. */
export function readRacesAsked(url: URL, now: Date) {
  const query = readList(url, { perPage: 50, names: ['sport', 'saison'] })
  const { sport = '', saison } = query.kept
  const asked = {
    ...query,
    tab: tabNamed(query.filter),
    family: isFamily(sport) ? sport : undefined,
    season: seasonNamed(saison),
    today: dayInParis(now),
  }
  return { query, asked }
}
