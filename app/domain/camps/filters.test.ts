import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sports } from './camp.ts'
import type { CampPlaces, Sport } from './camp.ts'
import { filterChoices, isOffered, matches, monthsOf, noFilters, parseFilters, queryOf } from './filters.ts'

const today = '2027-01-10'

type Camp = CampPlaces & { sports: readonly Sport[]; tags: readonly string[] }

const lanzarote: Camp = {
  startOn: '2027-03-27',
  endOn: '2027-04-03',
  opensOn: undefined,
  capacity: 16,
  taken: 4,
  isMarkedFull: false,
  isCancelled: false,
  sports: ['triathlon', 'velo'],
  tags: ['tous niveaux'],
}
const fontRomeu: Camp = {
  ...lanzarote,
  startOn: '2027-07-03',
  endOn: '2027-07-09',
  taken: 16,
  sports: ['running'],
}

const anyFilters = fc.record({
  sport: fc.option(fc.constantFrom(...sports), { nil: undefined }),
  month: fc.option(
    fc
      .tuple(fc.integer({ min: 2000, max: 2999 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
    { nil: undefined },
  ),
  theme: fc.option(fc.string({ minLength: 1, maxLength: 40 }), { nil: undefined }),
  onlyAvailable: fc.boolean(),
})

describe('filters in the address', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parseFilters(new URLSearchParams(queryOf(filters)))).toEqual(filters)
      }),
    )
  })

  it('are written in one order only', () => {
    expect(queryOf({ sport: 'triathlon', month: '2027-03', theme: 'cols', onlyAvailable: true })).toBe(
      '?sport=triathlon&mois=2027-03&theme=cols&places=disponibles',
    )
    expect(queryOf(noFilters)).toBe('')
  })

  it('ignore whatever means nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (sport, month, places) => {
        const read = parseFilters(new URLSearchParams({ sport, mois: month, places }))
        expect(read.sport === undefined || sports.includes(read.sport)).toBe(true)
        expect(read.month === undefined || /^2\d{3}-\d{2}$/.test(read.month)).toBe(true)
        expect(read.onlyAvailable).toBe(places === 'disponibles')
      }),
    )
    expect(parseFilters(new URLSearchParams('sport=curling&mois=2027-13&places=oui'))).toEqual(noFilters)
  })
})

describe('matches', () => {
  it('everything without filters', () => {
    expect([lanzarote, fontRomeu].every((camp) => matches(camp, noFilters, today))).toBe(true)
  })

  it('one of the sports', () => {
    expect(matches(lanzarote, { ...noFilters, sport: 'velo' }, today)).toBe(true)
    expect(matches(lanzarote, { ...noFilters, sport: 'running' }, today)).toBe(false)
    expect(matches(lanzarote, { ...noFilters, theme: 'tous niveaux' }, today)).toBe(true)
    expect(matches(lanzarote, { ...noFilters, theme: 'cols' }, today)).toBe(false)
  })

  it('every month the camp touches', () => {
    const inMonth = (month: string) => matches(lanzarote, { ...noFilters, month }, today)
    expect([inMonth('2027-02'), inMonth('2027-03'), inMonth('2027-04'), inMonth('2027-05')]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('places one may ask for', () => {
    expect(matches(lanzarote, { ...noFilters, onlyAvailable: true }, today)).toBe(true)
    expect(matches(fontRomeu, { ...noFilters, onlyAvailable: true }, today)).toBe(false)
  })
})

describe('choices', () => {
  it('are the sports and months of the camps, in order', () => {
    expect(filterChoices([fontRomeu, lanzarote])).toEqual({
      sports: ['running', 'triathlon', 'velo'],
      months: ['2027-03', '2027-04', '2027-07'],
      themes: ['tous niveaux'],
    })
  })

  it('cross the end of the year', () => {
    expect(monthsOf({ startOn: '2026-12-28', endOn: '2027-02-01' })).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
    ])
  })
})

describe('isOffered', () => {
  const choices = filterChoices([lanzarote, fontRomeu])
  const isKept = (query: string) => isOffered(new URLSearchParams(query), choices)

  it.each([
    '',
    'sport=running',
    'theme=tous+niveaux',
    'theme=tous%20niveaux&x=1',
    'mois=2027-03',
    'sport=velo&mois=2027-07&places=disponibles',
    'utm_source=x',
  ])('%j is an address of ours', (query) => expect(isKept(query)).toBe(true))

  it.each([
    'sport=natation',
    'sport=golf',
    'theme=inconnu',
    'mois=2031-01',
    'mois=mars',
    'sport=velo&sport=velo',
    'places=toutes',
    'sport=',
  ])('%j is not: nothing links to it', (query) => expect(isKept(query)).toBe(false))
})
