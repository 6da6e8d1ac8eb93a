import { addMonths, monthOf, monthTitle } from '#app/domain/competitions/calendar/months.ts'
import { isAhead, type ListPage } from '#app/domain/competitions/calendar/shown-page.ts'
import { addressWith } from '../calendar-addresses.ts'
import type { CalendarView } from '../calendar-view.ts'
import type { ListStep } from './list-steps.tsx'

/** Where a list goes on: page by page, then to the month after its last. Below the grid it goes on as a list. */
export function listSteps({ query, place, today }: CalendarView, { page, pages }: ListPage): ListStep[] {
  const { view, month } = place
  const steps: ListStep[] = []
  if (view === 'mois') {
    const asList = { view: 'liste', month } as const
    return pages > 1 ? [{ label: 'Voir la suite', to: addressWith(query, { ...asList, page: 2 }) }] : []
  }
  if (page > 1)
    steps.push({ label: 'Ce qui précède', to: addressWith(query, { page: page - 1 }), isBack: true })
  else if (isAhead(place) && !today.endsWith('-01'))
    steps.push({ label: 'Depuis le début du mois', to: addressWith(query, { month }), isBack: true })
  if (page < pages) steps.push({ label: 'Voir la suite', to: addressWith(query, { page: page + 1 }) })
  else if (view === 'liste') {
    const last = monthOf(place.span.endOn)
    const next = addMonths(last, 1)
    if (next !== last) steps.push({ label: monthTitle(next), to: addressWith(query, { month: next }) })
  }
  return steps
}
