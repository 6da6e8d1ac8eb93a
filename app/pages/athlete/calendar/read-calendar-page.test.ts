import { expect, test } from 'vitest'
import { groupsToAskFor } from './read-calendar-page.server.ts'

const named = new Map([
  ['natation', 'Natation'],
  ['piste', 'Piste'],
])

test('a coach may ask for every group, whatever their own', () => {
  const coach = { memberId: 'coach', groups: ['piste'], isCoach: true }
  expect([...groupsToAskFor(coach, named)]).toEqual([...named])
})

test('an athlete may ask for their own groups', () => {
  const athlete = { memberId: 'athlete', groups: ['piste'], isCoach: false }
  expect([...groupsToAskFor(athlete, named)]).toEqual([['piste', 'Piste']])
  expect([...groupsToAskFor({ ...athlete, groups: [] }, named)]).toEqual([])
})
