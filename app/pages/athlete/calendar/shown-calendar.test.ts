import { expect, test } from 'vitest'
import { itemsOf } from '#app/domain/competitions/calendar/club-calendar.ts'
import { listPage, placeOf } from '#app/domain/competitions/calendar/shown-page.ts'
import { noQuery, today, triathlon } from '#app/domain/competitions/fixtures/competitions.ts'
import { shownMonths } from './shown-calendar.ts'

function groupWhen(groupNames: ReadonlyMap<string, string>): string | undefined {
  const query = { ...noQuery, month: '2027-04', view: 'liste' as const }
  const place = placeOf(query, { view: 'liste', today })
  const people = { mine: new Set<string>(), ofGroup: new Set<string>() }
  const list = listPage(itemsOf([{ ...triathlon, group: 'natation' }], []), { query, place, people })
  const looking = { from: place.span.startOn, today, answers: new Map(), groupNames, shown: () => [] }
  return shownMonths(list, looking)[0]?.rows[0]?.race?.group
}

test('the group of a race has the name the club gives it, for whoever looks', () => {
  expect(groupWhen(new Map([['natation', 'Natation en eau libre']]))).toBe('Natation en eau libre')
})

test('a group that is named anew is shown so', () => {
  expect(groupWhen(new Map([['natation', 'Nage']]))).toBe('Nage')
})

test('a group nobody names goes by its slug', () => {
  expect(groupWhen(new Map())).toBe('natation')
})
