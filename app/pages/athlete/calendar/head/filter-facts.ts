import { isFiltered, noFilters } from '#app/domain/competitions/calendar/calendar-query.ts'
import type { CalendarQuery } from '#app/domain/competitions/calendar/calendar-query.ts'
import { families } from '#app/domain/competitions/disciplines.ts'
import type { Family } from '#app/domain/competitions/disciplines.ts'
import { formatSizes, sizeLabel } from '#app/domain/competitions/formats/format-sizes.ts'
import { regions } from '#app/domain/competitions/regions.ts'
import { addressWith } from '../calendar-addresses.ts'

type Choice = { readonly value: string; readonly label: string }

type SelectFacts = {
  /** Its parameter in the address. */
  readonly name: 'format' | 'region' | 'groupe'
  readonly label: string
  readonly value: string
  /** What stands for no filter. */
  readonly all: string
  readonly choices: readonly Choice[]
}

export type FilterFacts = {
  readonly chips: readonly { label: string; to: string; family: Family | undefined; isCurrent: boolean }[]
  readonly mine: { readonly to: string; readonly isCurrent: boolean }
  /** What the form carries along, by parameter. */
  readonly kept: readonly (readonly [string, string])[]
  readonly selects: readonly SelectFacts[]
  /** How many of the form's filters are set. */
  readonly set: number
  /** Where no filter is set; nothing when none is. */
  readonly unfiltered: string | undefined
}

export type ShownFilters = {
  readonly query: CalendarQuery
  /** The groups one may ask for: slug and name. */
  readonly groups: readonly (readonly [string, string])[]
}

/** The filters as the address sets them. */
export function filterFacts({ query, groups }: ShownFilters): FilterFacts {
  const { sport, format, region, group, onlyMine, month, view, day } = query
  const to = (family: Family | undefined) => addressWith(query, { sport: family })
  const kept = { mois: month, vue: view, jour: day, sport, 'mes-courses': onlyMine ? 'oui' : undefined }
  return {
    chips: [
      { label: 'Tout', to: to(undefined), family: undefined, isCurrent: sport === undefined },
      ...entriesOf(families).map(([family, label]) => ({
        label,
        to: to(family),
        family,
        isCurrent: sport === family,
      })),
    ],
    mine: { to: addressWith(query, { onlyMine: !onlyMine }), isCurrent: onlyMine },
    kept: Object.entries(kept).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
    selects: [
      {
        name: 'format',
        label: 'Format',
        value: format ?? '',
        all: 'Tous',
        choices: formatSizes.map((size) => ({ value: size, label: sizeLabel(size) })),
      },
      {
        name: 'region',
        label: 'Région',
        value: region ?? '',
        all: 'Toutes',
        choices: entriesOf(regions).map(([value, label]) => ({ value, label })),
      },
      ...(groups.length === 0
        ? []
        : [
            {
              name: 'groupe' as const,
              label: 'Groupe',
              value: group ?? '',
              all: 'Tous',
              choices: groups.map(([value, label]) => ({ value, label })),
            },
          ]),
    ],
    set: [format, region, group].filter(Boolean).length,
    unfiltered: isFiltered(query) ? addressWith(query, noFilters) : undefined,
  }
}

function entriesOf<Name extends string>(labels: Readonly<Record<Name, string>>): [Name, string][] {
  const entries: [Name, string][] = []
  for (const name in labels) entries.push([name, labels[name]])
  return entries
}
