import { expect, test } from 'vitest'
import { noQuery } from '#app/domain/competitions/calendar/calendar-query.ts'
import { placeOf } from '#app/domain/competitions/calendar/shown-page.ts'
import { today, triathlon } from '#app/domain/competitions/fixtures/competitions.ts'
import { drawCalendar } from './draw-calendar.server.ts'

const club = {
  version: 1,
  competitions: [{ ...triathlon, group: 'natation' }],
  shown: [],
  whoGoes: new Map(),
  groupNames: new Map([['natation', 'Natation en eau libre']]),
}

test('the group of a race has the name the club gives it, for whoever looks', () => {
  const query = { ...noQuery, month: '2027-04', view: 'liste' as const }
  const place = placeOf(query, { view: 'liste', today })
  const { html } = drawCalendar({ view: { query, place, today }, club, camps: [], answers: new Map() })
  expect(html.toString().replaceAll('<!-- -->', '')).toContain('Groupe Natation en eau libre')
})

test('a group that is named anew is drawn anew', () => {
  const query = { ...noQuery, month: '2027-04', view: 'liste' as const }
  const place = placeOf(query, { view: 'liste', today })
  const renamed = { ...club, version: 2, groupNames: new Map([['natation', 'Nage']]) }
  const { html } = drawCalendar({
    view: { query, place, today },
    club: renamed,
    camps: [],
    answers: new Map(),
  })
  expect(html.toString().replaceAll('<!-- -->', '')).toContain('Groupe Nage')
})
