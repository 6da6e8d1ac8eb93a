import { trendInWords } from '#app/domain/dashboard/years.ts'
import { listEmptySearches } from '#app/domain/search/empty-searches.server.ts'
import { addDays, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { readVisits } from '#app/domain/visits/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { courseChart } from '#app/ui/art/drawings/charts.ts'
import { namesOfPages } from './page-names.server.ts'

export const periods = [30, 90, 365] as const

export type Period = (typeof periods)[number]

const mostPages = 20
const mostSearches = 10
const toolRoom = '/nos-outils/'

/** What was shown in the last days, today included: by day, by page, by tool, and what was looked for in vain. */
export async function visitsView(services: Services, { today, days }: { today: string; days: Period }) {
  const from = addDays(today, 1 - days)
  const counted = await readVisits(services, { from, until: today })
  const before = await readVisits(services, { from: addDays(from, -days), until: addDays(from, -1) })
  const total = sumOf(counted.days)
  const names = await namesOfPages(services)
  const byDay = new Map(counted.days.map(({ day, views }) => [day, views]))
  const all = Array.from({ length: days }, (_, index) => addDays(from, index))
  const pages = counted.pages.flatMap(({ path, views }) => {
    const name = names.get(path)
    return name === undefined ? [] : [{ path, name, views }]
  })
  return {
    days,
    total,
    trend: trendInWords(total, sumOf(before.days), 'la période d’avant'),
    drawing: courseChart(all.map((day) => byDay.get(day) ?? 0)),
    from: formatDay(from),
    until: formatDay(today),
    byDay: counted.days.map(({ day, views }) => ({ day: formatDay(day), views })).toReversed(),
    pages: pages.slice(0, mostPages),
    tools: pages
      .filter(({ path }) => path.startsWith(toolRoom))
      .map(({ path, name, views }) => ({ path, name, views, files: filesOf(path, counted.pages) })),
    searches: (await listEmptySearches(services)).slice(0, mostSearches),
  }
}

type Counted = { readonly views: number }

function sumOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, { views }) => sum + views, 0)
}

/** How often a file was taken along from a tool. */
function filesOf(tool: string, pages: readonly (Counted & { path: string })[]): number {
  return sumOf(pages.filter(({ path }) => path.startsWith(`${tool}/`) && /\.(pdf|csv)$/.test(path)))
}
