import { Link } from 'react-router'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { formatDay } from '#app/domain/shared/french-dates.ts'
import { athletePath } from '#app/ui/blocks/navigation.ts'
import { Breadcrumb } from '#app/ui/kit/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { IconLink } from '#app/ui/kit/icon-link.tsx'
import { seasonsPath } from '../../season/season-addresses.ts'
import { proposalPath, subscriptionPath } from '../calendar-addresses.ts'
import { headFacts } from './head-facts.ts'
import type { ShownPlace } from './head-facts.ts'
import { ViewSwitch } from './view-switch.tsx'

const area = { label: 'Espace athlète', to: athletePath }

/** Where one is in the calendar, the ways to the months beside, and what else there is to do. */
export function CalendarHead(shown: ShownPlace) {
  const { title, previous, next, today, views, wholeMonth } = headFacts(shown)
  const isDay = wholeMonth !== undefined
  const steps = isDay
    ? [area, { label: 'Calendrier', to: calendarPath }, { label: formatDay(shown.place.span.startOn) }]
    : [area, { label: 'Calendrier' }]
  return (
    <div className="calendar-head">
      <Breadcrumb steps={steps} />
      <ul className="calendar-doors">
        <li>
          <Link to={seasonsPath}>Ma saison</Link>
        </li>
        <li>
          <Link to={subscriptionPath}>S’abonner au calendrier</Link>
        </li>
      </ul>
      <h1 className={isDay ? 'd3' : 'd2'}>{title}</h1>
      <div className="calendar-actions">
        <nav className="calendar-walk" aria-label={isDay ? 'Jours' : 'Mois'}>
          <IconLink
            to={previous.to}
            icon="chevron-left"
            label={`${isDay ? 'Jour' : 'Mois'} précédent, ${previous.label}`}
            {...still}
          />
          <ButtonLink to={today.to} look="line" size="small" {...still}>
            {today.label}
          </ButtonLink>
          <IconLink
            to={next.to}
            icon="chevron-right"
            label={`${isDay ? 'Jour' : 'Mois'} suivant, ${next.label}`}
            {...still}
          />
        </nav>
        {wholeMonth ? (
          <ButtonLink to={wholeMonth.to} look="line" size="small" icon="calendar-days" {...still}>
            Tout le mois<span className="vh">&nbsp;: {wholeMonth.label}</span>
          </ButtonLink>
        ) : (
          <ViewSwitch views={views} />
        )}
        <ButtonLink to={proposalPath} size="small" icon="plus" className="calendar-propose">
          Proposer une course
        </ButtonLink>
      </div>
    </div>
  )
}

/** Another month is the same page: it stays where it is, and is not asked for before it is wanted. */
const still = { prefetch: 'none', preventScrollReset: true, viewTransition: false } as const
