import { Fragment, type SubmitEvent } from 'react'
import { isFiltered, noFilters } from '#app/domain/competitions/calendar/calendar-query.ts'
import { isAhead } from '#app/domain/competitions/calendar/shown-page.ts'
import { addMonths, monthOf, monthTitle } from '#app/domain/shared/dates/months.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { addressWith, proposalPath } from '../addresses.ts'
import { FollowedLink } from '../followed-link.tsx'
import { CalendarRow } from './calendar-row.tsx'
import { listTitle, whenWords, type CalendarView } from './calendar-words.ts'
import type { ShownMonth } from './shown-calendar.ts'

type CalendarListProps = {
  view: CalendarView
  list: { readonly page: number; readonly pages: number; readonly months: readonly ShownMonth[] }
  count: string
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export function CalendarList({ view, list, count, onSubmit }: CalendarListProps) {
  const { place, today } = view
  // A list that goes over several months names them.
  const hasMonths = isAhead(place)
  return (
    <section className="calendar-list" aria-labelledby="liste">
      <div className="calendar-list-head cluster">
        <h2 className="d3" id="liste">
          {listTitle(place, today)}
        </h2>
        <p className="muted">{count}</p>
      </div>
      {list.months.length === 0 ? (
        <NothingHere view={view} />
      ) : (
        <form method="post" onSubmit={onSubmit}>
          {list.months.map(({ month, rows }) => (
            <Fragment key={month}>
              {hasMonths ? (
                <h3 className="d4 calendar-list-month" id={`mois-${month}`}>
                  {monthTitle(month)}
                </h3>
              ) : null}
              <ul aria-labelledby={hasMonths ? `mois-${month}` : undefined}>
                {rows.map((row) => (
                  <CalendarRow key={row.key} row={row} heading={hasMonths ? 'h4' : 'h3'} />
                ))}
              </ul>
            </Fragment>
          ))}
        </form>
      )}
      <ListSteps view={view} page={list.page} pages={list.pages} />
    </section>
  )
}

function NothingHere({ view: { query, place } }: Pick<CalendarListProps, 'view'>) {
  const when = whenWords(place)
  const hasFilters = isFiltered(query)
  const [look, to, door] = hasFilters
    ? ['line', addressWith(query, noFilters), 'Retirer les filtres']
    : ['primary', proposalPath, 'Proposer une course']
  return (
    <EmptyState
      title={hasFilters ? 'Aucun rendez-vous pour ces filtres.' : `Rien au calendrier ${when}.`}
      level={3}
      art={<LineArt name={hasFilters ? 'empty-lanes' : 'empty-flat'} />}
      action={
        <FollowedLink className={`button button-${look}`} href={to}>
          {door}
        </FollowedLink>
      }
    >
      {hasFilters
        ? `Il y en a peut-être d’autres ${when}.`
        : 'Une course vous tente\u202f? Proposez-la au club.'}
    </EmptyState>
  )
}

type ListStep = { readonly label: string; readonly to: string; readonly isBack?: true }
type ListStepsProps = { view: CalendarView; page: number; pages: number }

function ListSteps({ view, page, pages }: ListStepsProps) {
  const steps = stepsOf(view, page, pages)
  if (steps.length === 0) return null
  return (
    <nav className="calendar-steps row cluster" aria-label="Suite de la liste">
      {pages > 1 ? <p className="muted">{`Page ${page} sur ${pages}`}</p> : null}
      {steps.map(({ label, to, isBack = false }) => (
        <FollowedLink key={to} href={to} className="button button-line button-small">
          {isBack ? <Icon name="chevron-left" size={18} /> : null}
          {label}
          {isBack ? null : <Icon name="chevron-right" size={18} />}
        </FollowedLink>
      ))}
    </nav>
  )
}

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
