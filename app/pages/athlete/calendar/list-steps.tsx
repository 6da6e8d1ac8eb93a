import { addMonths, monthOf, monthTitle } from '#app/domain/competitions/calendar/months.ts'
import { isAhead } from '#app/domain/competitions/calendar/shown-page.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { addressWith } from './calendar-addresses.ts'
import { CalendarLink } from './calendar-link.tsx'
import type { CalendarView } from './calendar-words.ts'

type ListStep = { readonly label: string; readonly to: string; readonly isBack?: true }
type ListStepsProps = { view: CalendarView; page: number; pages: number }

/** Where a list goes on: its other pages, the rest of the month, the months beside it. */
export function ListSteps({ view, page, pages }: ListStepsProps) {
  const steps = stepsOf(view, page, pages)
  if (steps.length === 0) return null
  return (
    <nav className="calendar-steps" aria-label="Suite de la liste">
      {pages > 1 ? <p className="muted">{`Page ${page} sur ${pages}`}</p> : null}
      {steps.map(({ label, to, isBack = false }) => (
        <CalendarLink key={to} href={to} className="button button-line button-small">
          {isBack ? <Icon name="chevron-left" size={18} /> : null}
          {label}
          {isBack ? null : <Icon name="chevron-right" size={18} />}
        </CalendarLink>
      ))}
    </nav>
  )
}

/** Page by page, then to the month after its last. Below the grid it goes on as a list. */
function stepsOf({ query, place, today }: CalendarView, page: number, pages: number): ListStep[] {
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
