import { Link } from 'react-router'
import { views } from '#app/domain/competitions/calendar/calendar-query.ts'
import { addDays, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { addMonths, formatMonth, monthOf } from '#app/domain/shared/dates/months.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { seasonsPath, addressWith, proposalPath, subscriptionPath } from '../addresses.ts'
import { AreaBreadcrumb } from '../area.tsx'
import { placeTitle, type CalendarView } from './calendar-words.ts'

export function CalendarHead({ view }: { view: CalendarView }) {
  const { query, place } = view
  const isDay = place.view === 'jour'
  return (
    <div className="calendar-head">
      <AreaBreadcrumb here={isDay ? formatDay(place.span.startOn) : undefined} />
      <ul className="calendar-doors cluster">
        {doors.map(([label, to]) => (
          <li key={to}>
            <Link className="tap small" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <h1 className={isDay ? 'd3' : 'd2'}>
        <Ordinals>{placeTitle(place)}</Ordinals>
      </h1>
      <div className="calendar-actions row cluster">
        <Walk view={view} />
        {isDay ? (
          <ButtonLink
            to={addressWith(query, inMonth(view))}
            look="line"
            size="small"
            icon="calendar-days"
            {...still}
          >
            Tout le mois<span className="vh">&nbsp;: {formatMonth(place.month)}</span>
          </ButtonLink>
        ) : (
          <ViewSwitch view={view} />
        )}
        <ButtonLink to={proposalPath} size="small" icon="plus" className="calendar-propose">
          Proposer une course
        </ButtonLink>
      </div>
    </div>
  )
}

function Walk({ view: { query, place, today } }: { view: CalendarView }) {
  const isDay = place.view === 'jour'
  const step = (count: -1 | 1) => {
    const day = addDays(place.span.startOn, count)
    const month = addMonths(place.month, count)
    return isDay
      ? { to: addressWith(query, { day }), label: formatDay(day) }
      : { to: addressWith(query, { month }), label: formatMonth(month) }
  }
  const [previous, next] = [step(-1), step(1)]
  const name = isDay ? 'Jour' : 'Mois'
  return (
    <nav className="calendar-walk row" aria-label={isDay ? 'Jours' : 'Mois'}>
      <StepLink to={previous.to} icon="chevron-left" label={`${name} précédent, ${previous.label}`} />
      <ButtonLink
        to={addressWith(query, isDay ? { day: today } : { month: undefined, day: undefined })}
        look="line"
        size="small"
        {...still}
      >
        Aujourd’hui
      </ButtonLink>
      <StepLink to={next.to} icon="chevron-right" label={`${name} suivant, ${next.label}`} />
    </nav>
  )
}

function StepLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link to={to} preventScrollReset aria-label={label} className="icon-button">
      <Icon name={icon} />
    </Link>
  )
}

function ViewSwitch({ view }: { view: CalendarView }) {
  return (
    <nav className="segmented-control calendar-views" aria-label="Affichage">
      {(['mois', 'liste'] as const).map((name) => (
        <Link
          key={name}
          to={addressWith(view.query, { ...inMonth(view), view: name })}
          preventScrollReset
          aria-current={view.place.view === name ? 'true' : undefined}
        >
          <span className="tap small muted nowrap">
            <Icon name={icons[name]} size={17} />
            {views[name]}
          </span>
        </Link>
      ))}
    </nav>
  )
}

function inMonth({ place: { month }, today }: CalendarView) {
  return { day: undefined, month: month === monthOf(today) ? undefined : month }
}

const doors = [
  ['Ma saison', seasonsPath],
  ['S’abonner au calendrier', subscriptionPath],
] as const
const icons = { mois: 'calendar-days', liste: 'list' } as const

const still = { prefetch: 'none', preventScrollReset: true, viewTransition: false } as const
