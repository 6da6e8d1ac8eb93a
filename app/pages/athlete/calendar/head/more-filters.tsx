import { Form, Link } from 'react-router'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Select } from '#app/ui/kit/select.tsx'
import type { FilterFacts } from './filter-facts.ts'

/** Format, region and group: a form that only changes the address. */
export function MoreFilters({ kept, selects, set, unfiltered }: FilterFacts) {
  return (
    <details className="more-filters" open={set > 0}>
      <summary>
        <Icon name="chevron-down" size={16} />
        Plus de filtres{set > 0 ? ` (${set})` : null}
      </summary>
      <Form action={calendarPath} preventScrollReset>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {selects.map(({ name, label, value, all, choices }) => (
          <label key={`${name} ${value}`}>
            <span>{label}</span>
            <Select name={name} defaultValue={value}>
              <option value="">{all}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          </label>
        ))}
        <Button type="submit" look="line">
          Appliquer
        </Button>
        {unfiltered === undefined ? null : (
          <Link to={unfiltered} className="link" preventScrollReset>
            Retirer les filtres
          </Link>
        )}
      </Form>
    </details>
  )
}
