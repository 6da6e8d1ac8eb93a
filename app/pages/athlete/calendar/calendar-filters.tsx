import { Form, Link } from 'react-router'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import {
  calendarQueryText,
  isFiltered,
  noFilters,
  type CalendarQuery,
} from '#app/domain/competitions/calendar/calendar-query.ts'
import { families, isFamily } from '#app/domain/competitions/disciplines.ts'
import { formatSizes, sizeLabel } from '#app/domain/competitions/formats/format-sizes.ts'
import { regions } from '#app/domain/competitions/regions.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { addressWith } from '../addresses.ts'

type Choice = readonly [value: string, label: string]

type CalendarFiltersProps = {
  query: CalendarQuery
  groups: readonly Choice[]
}

export function CalendarFilters({ query, groups }: CalendarFiltersProps) {
  const { sport, onlyMine } = query
  return (
    <div className="calendar-filters">
      <nav aria-label="Filtrer les rendez-vous">
        <ul className="chips">
          <li>
            <ChipLink
              to={addressWith(query, { sport: undefined })}
              current={sport === undefined}
              prefetch="none"
            >
              Tout
            </ChipLink>
          </li>
          {Object.keys(families)
            .filter(isFamily)
            .map((family) => (
              <li key={family}>
                <ChipLink
                  to={addressWith(query, { sport: family })}
                  current={sport === family}
                  prefetch="none"
                >
                  <i className={joinClasses('family-lines', `family-${family}`)} />
                  {families[family]}
                </ChipLink>
              </li>
            ))}
          <li>
            <ChipLink to={addressWith(query, { onlyMine: !onlyMine })} current={onlyMine} prefetch="none">
              <Icon name={onlyMine ? 'check' : 'user-round'} size={16} />
              Mes courses
            </ChipLink>
          </li>
        </ul>
      </nav>
      <MoreFilters query={query} groups={groups} />
    </div>
  )
}

function MoreFilters({ query, groups }: CalendarFiltersProps) {
  const { format, region, group } = query
  const others = { ...query, format: undefined, region: undefined, group: undefined, page: 1 }
  const set = [format, region, group].filter(Boolean).length
  const sizes = formatSizes.map((size): Choice => [size, sizeLabel(size)])
  return (
    <details className="more-filters" open={set > 0}>
      <summary className="tap muted small">
        <Icon name="chevron-down" size={16} />
        Plus de filtres{set > 0 ? ` (${set})` : null}
      </summary>
      <Form action={calendarPath} className="cluster" preventScrollReset>
        {[...new URLSearchParams(calendarQueryText(others))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Filter name="format" label="Format" value={format} all="Tous" choices={sizes} />
        <Filter name="region" label="Région" value={region} all="Toutes" choices={Object.entries(regions)} />
        {groups.length > 0 ? (
          <Filter name="groupe" label="Groupe" value={group} all="Tous" choices={groups} />
        ) : null}
        <Button type="submit" look="line">
          Appliquer
        </Button>
        {isFiltered(query) ? (
          <Link to={addressWith(query, noFilters)} className="link tap" preventScrollReset>
            Retirer les filtres
          </Link>
        ) : null}
      </Form>
    </details>
  )
}

type FilterProps = {
  name: string
  label: string
  value: string | undefined
  all: string
  choices: readonly Choice[]
}

// Its key makes it anew when the address chooses another value.
function Filter({ name, label, value = '', all, choices }: FilterProps) {
  return (
    <label key={`${name} ${value}`}>
      <span>{label}</span>
      <Select name={name} defaultValue={value}>
        <option value="">{all}</option>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </Select>
    </label>
  )
}
