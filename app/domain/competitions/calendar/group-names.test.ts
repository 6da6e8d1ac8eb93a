import { expect, test } from 'vitest'
import { triathlon } from '../fixtures/competitions.ts'
import { Audiences } from './audiences.ts'
import { groupNames } from './group-names.ts'

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
  const audiences = new Audiences({
    version: 1,
    competitions: [
      { ...triathlon, group: 'natation' },
      { ...triathlon, id: 'other', group: 'piste' },
    ],
    participations: [],
    clubmates: new Map(),
    groupNames: groupNames(['Natation', 'Trail']),
  })
  const coach = audiences.clubOf({ memberId: 'coach', groups: [], isCoach: true })
  const swimmer = audiences.clubOf({ memberId: 'swimmer', groups: ['natation'], isCoach: false })
  expect([...coach.groupNames]).toEqual([
    ['natation', 'Natation'],
    ['piste', 'piste'],
    ['trail', 'Trail'],
  ])
  expect(swimmer.groupNames).toEqual(coach.groupNames)
})
