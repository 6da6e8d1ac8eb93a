import { href } from 'react-router'
import { queryOf, type CampFilters, type FilterChoices } from '#app/domain/camps/filters.ts'
import { sportLabels } from '#app/domain/camps/labels.ts'
import { formatMonth } from '#app/domain/shared/dates/months.ts'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'

type CampFilterLinksProps = { filters: CampFilters; choices: FilterChoices }

export function CampFilterLinks({ filters, choices }: CampFilterLinksProps) {
  const to = (change: Partial<CampFilters>) => `${href('/nos-stages')}${queryOf({ ...filters, ...change })}`
  return (
    <nav className="camp-filters row" aria-label="Filtrer les stages">
      <ul className="chips" aria-label="Par sport">
        {[undefined, ...choices.sports].map((sport) => (
          <li key={sport ?? ''}>
            <ChipLink to={to({ sport })} current={filters.sport === sport}>
              {sport ? sportLabels[sport] : 'Tous'}
              {sport ? null : <span className="vh"> les sports</span>}
            </ChipLink>
          </li>
        ))}
      </ul>
      <ChipLink
        to={to({ onlyAvailable: !filters.onlyAvailable })}
        current={filters.onlyAvailable}
        className="camp-filter-places"
      >
        {filters.onlyAvailable ? <Icon name="check" size={18} /> : null}
        Places disponibles seulement
      </ChipLink>
      {filters.theme ? (
        <ChipLink to={to({ theme: undefined })} current>
          {filters.theme}
          <Icon name="x" size={16} />
          <span className="vh"> : retirer ce thème</span>
        </ChipLink>
      ) : null}
      <ul className="chips" aria-label="Par mois">
        {[undefined, ...choices.months].map((month) => (
          <li key={month ?? ''}>
            <ChipLink to={to({ month })} current={filters.month === month}>
              {month ? formatMonth(month) : 'Toute l’année'}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
