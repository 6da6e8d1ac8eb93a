import { expect, test } from 'vitest'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { answered, triathlon } from '#app/domain/competitions/fixtures/competitions.ts'
import { shownRace } from './shown-race.ts'

const shown = (today: string, change: Partial<Competition> = {}) =>
  shownRace({ competition: { ...triathlon, ...change }, participation: answered, format: undefined }, today)

test('a race leads to its page, where its result is noted once it has begun', () => {
  expect(shown('2027-05-01').path).toContain(triathlon.id)
  expect(shown('2027-05-01').mayHaveResult).toBe(true)
  expect(shown(triathlon.startOn).mayHaveResult).toBe(true)
  expect(shown('2027-04-01').mayHaveResult).toBe(false)
  expect(shown('2027-05-01', { status: 'cancelled' }).mayHaveResult).toBe(false)
})
