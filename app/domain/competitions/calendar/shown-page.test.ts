import { describe, expect, it } from 'vitest'
import { shownParticipations } from '../answers/shown-participations.ts'
import type { Competition } from '../competition.ts'
import { answered, clubmate, noQuery, today, triathlon } from '../fixtures/competitions.ts'
import { entryOfCamp } from './calendar-entry.ts'
import { itemsOf, ownAnswers, peopleOfEntries } from './club-calendar.ts'
import {
  gridOf,
  isAhead,
  lanesOfDay,
  listPage,
  monthsIn,
  placeOf,
  rowsOfPage,
  spanToRead,
} from './shown-page.ts'

const races = (count: number, change: Partial<Competition> = {}): Competition[] =>
  Array.from({ length: count }, (_, index) => ({ ...triathlon, ...change, id: `race-${index}` }))
const itemsWith = (competitions: readonly Competition[]) => itemsOf(competitions, [])
const nobody = { mine: new Set<string>(), ofGroup: new Set<string>() }

describe('the place an address asks for', () => {
  it('is this month', () => {
    expect(placeOf(noQuery, { view: 'mois', today })).toMatchObject({
      view: 'mois',
      month: '2027-04',
      span: { startOn: '2027-04-01', endOn: '2027-04-30' },
    })
  })

  it('is what comes next in a list, over a year', () => {
    const place = placeOf(noQuery, { view: 'liste', today })
    expect(place).toMatchObject({ month: '2027-04', span: { startOn: today, endOn: '2028-03-31' } })
    expect([isAhead(place), spanToRead(place)]).toEqual([true, place.span])
    const named = placeOf({ ...noQuery, month: '2027-04' }, { view: 'liste', today })
    expect([isAhead(named), spanToRead(named)]).toEqual([
      false,
      { startOn: '2027-03-29', endOn: '2027-05-02' },
    ])
    const end = placeOf(noQuery, { view: 'liste', today: '2999-12-30' })
    expect(end.span).toEqual({ startOn: '2999-12-30', endOn: '2999-12-31' })
  })

  it('is the whole of a month that is named, the last day of February included', () => {
    const query = { ...noQuery, month: '2028-02', view: 'liste' as const }
    expect(placeOf(query, { view: 'mois', today }).span).toEqual({
      startOn: '2028-02-01',
      endOn: '2028-02-29',
    })
  })

  it('is a day when one is named, whatever else is', () => {
    const query = { ...noQuery, month: '2030-01', view: 'mois' as const, day: '2027-05-01' }
    expect(placeOf(query, { view: 'mois', today })).toEqual({
      view: 'jour',
      month: '2027-05',
      span: { startOn: '2027-05-01', endOn: '2027-05-01' },
    })
  })
})

describe('a list', () => {
  const place = placeOf({ ...noQuery, month: '2027-04' }, { view: 'liste', today })
  const pageOf = (count: number, page: number) =>
    listPage(itemsWith(races(count)), { query: { ...noQuery, page }, place, people: nobody })

  it('shows a page of so many rows, the last one when asked for more', () => {
    expect(pageOf(rowsOfPage, 1)).toMatchObject({ page: 1, pages: 1 })
    expect(pageOf(rowsOfPage + 1, 1).rows).toHaveLength(rowsOfPage)
    const last = pageOf(rowsOfPage + 1, 99)
    expect([last.page, last.pages, last.rows.length, last.all.length]).toEqual([2, 2, 1, rowsOfPage + 1])
    expect(pageOf(0, 3)).toMatchObject({ page: 1, pages: 1, rows: [] })
  })

  it('holds what began before and still goes on, and nothing of other months', () => {
    const around = [
      { ...triathlon, id: 'before', startOn: '2027-03-30', endOn: '2027-04-01' },
      { ...triathlon, id: 'march', startOn: '2027-03-31', endOn: '2027-03-31' },
      { ...triathlon, id: 'may', startOn: '2027-05-01', endOn: '2027-05-01' },
    ]
    const { all } = listPage(itemsWith(around), { query: noQuery, place, people: nobody })
    expect(all.map(({ key }) => key)).toEqual(['competition-before'])
  })

  it('names its months, what began before it in the first', () => {
    const ahead = placeOf(noQuery, { view: 'liste', today: '2027-04-30' })
    const around = [
      { ...triathlon, id: 'running', startOn: '2027-03-28', endOn: '2027-05-01' },
      { ...triathlon, id: 'may', startOn: '2027-05-01', endOn: '2027-05-01' },
      { ...triathlon, id: 'winter', startOn: '2028-03-31', endOn: '2028-04-01' },
      { ...triathlon, id: 'later', startOn: '2028-04-01', endOn: '2028-04-01' },
    ]
    const list = listPage(itemsWith(around), { query: noQuery, place: ahead, people: nobody })
    const months = monthsIn(list, ahead.span.startOn)
    expect(months.map(({ month, rows }) => [month, ...rows.map(({ key }) => key)])).toEqual([
      ['2027-04', 'competition-running'],
      ['2027-05', 'competition-may'],
      ['2028-03', 'competition-winter'],
    ])
  })
})

describe('a full day of the grid', () => {
  const query = { ...noQuery, month: '2027-04' }
  const place = placeOf(query, { view: 'mois', today })
  const items = itemsWith(races(9))
  const shownOn = (own: ReadonlySet<string>) =>
    gridOf(items, { query, place, people: nobody }, { today, own })
      .flatMap(({ bars }) => bars)
      .map(({ entry }) => entry.key)

  it('has so many lanes, and gives them first to where one goes', () => {
    const shown = shownOn(new Set())
    expect(shown).toHaveLength(lanesOfDay)
    const hidden = items.map(({ key }) => key).filter((key) => !shown.includes(key))
    expect(shownOn(new Set(hidden.slice(0, 2)))).toEqual(expect.arrayContaining(hidden.slice(0, 2)))
  })
})

describe('who is asked about', () => {
  const competitions = races(3)
  const visible = new Set(competitions.map(({ id }) => id))
  const participations = [
    { ...answered, competitionId: 'race-0' },
    { ...answered, competitionId: 'race-1', isHidden: true },
  ]
  const clubmates = new Map([['member-1', clubmate('member-1', { groups: ['piste'] })]])
  const shown = shownParticipations({ participations, clubmates, visible })

  it('is oneself, hidden or not, and of a group those who are seen', () => {
    const passed = { ...answered, competitionId: 'race-2', answer: 'passing' as const }
    const answers = ownAnswers([...participations, passed], new Set(['annecy']))
    const people = peopleOfEntries({ competitions, shown: () => shown }, answers, 'piste')
    expect([...people.mine]).toEqual(['competition-race-0', 'competition-race-1', 'stage-annecy'])
    expect([...people.ofGroup]).toEqual(['competition-race-0'])
  })

  it('is a group’s own races too', () => {
    const own = races(1, { group: 'piste' })
    expect([...peopleOfEntries({ competitions: own, shown: () => [] }, new Map(), 'piste').ofGroup]).toEqual([
      'competition-race-0',
    ])
  })

  it('goes with each race; camps stand among them in the order of time', () => {
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
    const items = itemsOf([triathlon], [camp])
    expect(items.map(({ key }) => key)).toEqual(['stage-annecy', `competition-${triathlon.id}`])
    expect(items.map(({ competition }) => competition?.id)).toEqual([undefined, triathlon.id])
  })
})
