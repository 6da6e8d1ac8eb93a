import { expect, test } from 'vitest'
import { triathlon } from '../fixtures/competitions.ts'
import { calendarFor } from './club-calendar.ts'
import { groupNames, withGroupsOfRaces } from './group-names.ts'

test('a group is named as most people write it, groups in the order of their names', () => {
  const written = ['course à pied', 'Triathlon', 'Course à pied', 'Élite', 'Course à pied', 'TRIATHLON']
  const named = [
    ['course-a-pied', 'Course à pied'],
    ['elite', 'Élite'],
    ['triathlon', 'Triathlon'],
  ]
  expect([...groupNames(written)]).toEqual(named)
  expect([...groupNames(written.toReversed())]).toEqual(named)
})

test('what names nothing in an address is no group', () => {
  expect([...groupNames(['—', ''])]).toEqual([])
})

test('a coach and an athlete of a group read the same names; a group nobody is in has its slug', () => {
  const rows = {
    version: 1,
    weight: 2,
    competitions: [
      { ...triathlon, group: 'natation' },
      { ...triathlon, id: 'other', group: 'piste' },
    ],
    participations: new Map(),
    clubmates: new Map(),
    groupNames: withGroupsOfRaces(groupNames(['Natation', 'Trail']), ['natation', 'piste']),
  }
  const coach = calendarFor(rows, { memberId: 'coach', groups: [], isCoach: true }).club
  const swimmer = calendarFor(rows, { memberId: 'swimmer', groups: ['natation'], isCoach: false }).club
  expect([...coach.groupNames]).toEqual([
    ['natation', 'Natation'],
    ['piste', 'piste'],
    ['trail', 'Trail'],
  ])
  expect(swimmer.groupNames).toEqual(coach.groupNames)
})
