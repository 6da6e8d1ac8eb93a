import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { filterFacts } from './filter-facts.ts'
import type { ShownFilters } from './filter-facts.ts'
import { MoreFilters } from './more-filters.tsx'

/** Filters are addresses: the sport and one's own races a press each, the others by a form. */
export function CalendarFilters(shown: ShownFilters) {
  const filters = filterFacts(shown)
  const { chips, mine } = filters
  return (
    <div className="calendar-filters">
      <nav aria-label="Filtrer les rendez-vous">
        <ul>
          {chips.map(({ label, to, family, isCurrent }) => (
            <li key={label}>
              <ChipLink to={to} current={isCurrent} prefetch="none">
                {family ? <i className={joinClasses('family-lines', `family-${family}`)} /> : null}
                {label}
              </ChipLink>
            </li>
          ))}
          <li>
            <ChipLink to={mine.to} current={mine.isCurrent} prefetch="none">
              <Icon name={mine.isCurrent ? 'check' : 'user-round'} size={16} />
              Mes courses
            </ChipLink>
          </li>
        </ul>
      </nav>
      <MoreFilters {...filters} />
    </div>
  )
}
