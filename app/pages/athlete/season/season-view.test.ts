import { expect, test } from 'vitest'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { answered, triathlon } from '#app/domain/competitions/fixtures/competitions.ts'
import { seasonOf } from '#app/domain/competitions/season/season.ts'
import { seasonPeaks, seasonView, todayIn, shownRace } from './season-view.ts'

const shown = (today: string, change: Partial<Competition> = {}) =>
  shownRace({ competition: { ...triathlon, ...change }, participation: answered, format: undefined }, today)

test('a race leads to its page, where its result is noted once it has begun', () => {
  expect(shown('2027-05-01').path).toContain(triathlon.id)
  expect(shown('2027-05-01').mayHaveResult).toBe(true)
  expect(shown(triathlon.startOn).mayHaveResult).toBe(true)
  expect(shown('2027-04-01').mayHaveResult).toBe(false)
  expect(shown('2027-05-01', { status: 'cancelled' }).mayHaveResult).toBe(false)
})

const season = seasonOf('2027-04-07')
const raceOn = (startOn: string, change = {}, status = triathlon.status) => ({
  competition: { ...triathlon, startOn, endOn: startOn, status },
  participation: { ...answered, ...change },
  format: undefined,
})

test('peaks stand where their day stands in the season, as high as they count', () => {
  const peaks = seasonPeaks(
    [
      raceOn('2026-09-01', { goal: 'C' }),
      raceOn('2027-03-02', { goal: 'B' }),
      raceOn('2027-08-31', { goal: 'A' }),
      raceOn('2027-06-01', { goal: undefined }),
    ],
    season,
  )
  expect(peaks.map(({ at }) => at)).toEqual([0, 0.5, 1, 0.75])
  const [c, b, a, none] = peaks.map(({ weight }) => weight)
  expect([none, c, b, a]).toEqual([none, c, b, a].toSorted())
})

test('what was called off is no peak; today stands in its own season only', () => {
  expect(seasonPeaks([raceOn('2027-06-01', {}, 'cancelled')], season)).toEqual([])
  expect(todayIn(season, '2027-08-31')).toBe(1)
  expect(todayIn(season, '2027-09-01')).toBeUndefined()
})

test('doors lead to the nearest season on either side', () => {
  const seasons = ['2028', '2027', '2026', '2025', '2024'].map((year) => seasonOf(`${year}-09-01`))
  const { before, after } = seasonView({ season, races: [], seasons, today: '2027-04-07' })
  expect([before?.name, after?.name]).toEqual(['2025–2026', '2027–2028'])
})
