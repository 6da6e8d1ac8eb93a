import { expect, test } from 'vitest'
import { answered, triathlon } from '../../../domain/competitions/fixtures/competitions.ts'
import { shownRace } from './shown-race.ts'

const viewer = { memberId: answered.memberId, groups: ['natation'], isCoach: false }
const shown = (group: string | undefined) =>
  shownRace(
    { competition: { ...triathlon, group }, participation: answered, format: undefined },
    { today: '2027-05-01', viewer },
  )

test.each([undefined, 'natation'])('a race for %s leads to its page, where its result is noted', (group) => {
  const race = shown(group)
  expect(race.path).toContain(triathlon.id)
  expect(race.mayHaveResult).toBe(true)
})

test('a race of a group one has left stays, and leads nowhere', () => {
  const race = shown('elite')
  expect(race.title).toBe(triathlon.title)
  expect([race.path, race.mayHaveResult]).toEqual([undefined, false])
})
