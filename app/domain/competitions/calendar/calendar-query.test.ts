import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { families } from '../disciplines.ts'
import { noQuery, triathlon } from '../fixtures/competitions.ts'
import { formatSizes } from '../formats/format-sizes.ts'
import { knownFormats } from '../formats/known-formats.ts'
import { regions } from '../regions.ts'
import { entryOfCamp, entryOfCompetition } from './calendar-entry.ts'
import { calendarQueryText, isFiltered, noFilters, parseCalendarQuery, views } from './calendar-query.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { breakpointOf, defaultView } from './default-view.ts'
import { filterEntries } from './entry-list.ts'

const groups = ['course-a-pied', 'triathlon']
const oneOf = <Name extends string>(names: Readonly<Record<Name, unknown>>) =>
  fc.option(fc.constantFrom<Name>(...keysOf(names)), { nil: undefined })
function keysOf<Name extends string>(names: Readonly<Record<Name, unknown>>): Name[] {
  const keys: Name[] = []
  for (const name in names) keys.push(name)
  return keys
}

const anyQuery: fc.Arbitrary<CalendarQuery> = fc.record({
  month: fc.option(fc.constantFrom('2000-01', '2027-04', '2999-12'), { nil: undefined }),
  view: oneOf(views),
  day: fc.option(fc.constantFrom('2028-02-29', '2027-04-18'), { nil: undefined }),
  page: fc.integer({ min: 1, max: 9999 }),
  sport: oneOf(families),
  format: fc.option(fc.constantFrom(...formatSizes), { nil: undefined }),
  region: oneOf(regions),
  onlyMine: fc.boolean(),
  group: fc.option(fc.constantFrom(...groups), { nil: undefined }),
})

describe('the address of the calendar', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(parseCalendarQuery(new URLSearchParams(calendarQueryText(query)), groups)).toEqual(query)
      }),
    )
  })

  it('is written in one order', () => {
    expect(
      calendarQueryText({
        ...noQuery,
        month: '2027-04',
        view: 'liste',
        sport: 'triathlon',
        format: 'M',
        onlyMine: true,
      }),
    ).toBe('?mois=2027-04&vue=liste&sport=triathlon&format=M&mes-courses=oui')
    expect(calendarQueryText(noQuery)).toBe('')
  })

  it.each([
    'mois=2027-13',
    'mois=2027-4',
    'mois=1999-12',
    'mois=avril',
    'vue=semaine',
    'jour=2027-02-29',
    'jour=1998-01-01',
    'jour=demain',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=99999',
    'sport=toString',
    'sport=curling',
    'format=XXXL',
    'region=__proto__',
    'mes-courses=non',
    'groupe=inconnu',
    'utm_source=x',
  ])('ignores %s', (query) => {
    expect(parseCalendarQuery(new URLSearchParams(query), groups)).toEqual(noQuery)
  })

  it('never says more than what is known, whatever it holds', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const read = parseCalendarQuery(new URLSearchParams(query), groups)
        expect(parseCalendarQuery(new URLSearchParams(calendarQueryText(read)), groups)).toEqual(read)
      }),
    )
  })

  it('says whether anything is filtered', () => {
    expect(isFiltered(noQuery)).toBe(false)
    expect(isFiltered({ ...noFilters, onlyMine: true })).toBe(true)
    expect(isFiltered({ ...noFilters, region: 'bretagne' })).toBe(true)
  })
})

describe('filters', () => {
  const race = entryOfCompetition({
    ...triathlon,
    formats: knownFormats('triathlon').filter(({ key }) => key === 'L-113'),
  })
  const camp = entryOfCamp({
    slug: 'annecy',
    path: '/nos-stages/annecy',
    title: 'Annecy',
    location: 'Annecy',
    startOn: '2027-04-16',
    endOn: '2027-04-18',
    isCancelled: false,
    isSample: true,
  })
  const nobody = { mine: new Set<string>(), ofGroup: new Set<string>() }
  const kept = (filters: Partial<typeof noFilters>, people = nobody) =>
    filterEntries([race, camp], { ...noFilters, ...filters }, people).map(({ key }) => key)

  it('keep everything when none is set', () => {
    expect(kept({})).toEqual([race.key, 'stage-annecy'])
  })

  it('hold together', () => {
    expect(kept({ sport: 'triathlon' })).toEqual([race.key])
    expect(kept({ sport: 'stage' })).toEqual(['stage-annecy'])
    expect(kept({ format: 'L' })).toEqual([race.key])
    expect(kept({ format: 'M' })).toEqual([])
    expect(kept({ region: 'provence-alpes-cote-d-azur', sport: 'triathlon' })).toEqual([race.key])
    expect(kept({ region: 'bretagne' })).toEqual([])
  })

  it('ask who is there', () => {
    expect(kept({ onlyMine: true })).toEqual([])
    expect(kept({ onlyMine: true }, { ...nobody, mine: new Set([race.key]) })).toEqual([race.key])
    expect(kept({ group: 'triathlon' }, { ...nobody, ofGroup: new Set(['stage-annecy']) })).toEqual([
      'stage-annecy',
    ])
  })
})

it.each([
  [320, 'xs', 'liste'],
  [640, 'sm', 'liste'],
  [768, 'md', 'mois'],
  [1024, 'lg', 'mois'],
  [1536, '2xl', 'mois'],
] as const)('a screen of %i px is %s: %s', (width, breakpoint, view) => {
  expect(breakpointOf(width)).toBe(breakpoint)
  expect(defaultView(breakpoint)).toBe(view)
})

it('shows the month when the screen is not known', () => {
  expect(defaultView(undefined)).toBe('mois')
  expect(defaultView('<script>')).toBe('mois')
})
