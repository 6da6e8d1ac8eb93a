import type { Goal } from '#app/domain/competitions/answers/answer.ts'
import { daysApart } from '#app/domain/competitions/days-apart.ts'
import type { Season, SeasonRace } from '#app/domain/competitions/season/season.ts'
import type { SeasonPeak } from '#app/ui/art/drawings/season-ridge.ts'

const weights: Readonly<Record<Goal, number>> = { A: 1, B: 0.66, C: 0.42 }
const weightOfOthers = 0.34

export function seasonPeaks(races: readonly SeasonRace[], season: Season): SeasonPeak[] {
  return races
    .filter(({ competition }) => competition.status !== 'cancelled')
    .map(({ competition, participation: { goal } }) => ({
      at: placeIn(season, competition.startOn),
      weight: goal === undefined ? weightOfOthers : weights[goal],
    }))
}

/** Where a day stands in its season, from 0 to 1; undefined on another season's page. */
export function todayIn(season: Season, today: string): number | undefined {
  return today < season.startOn || today > season.endOn ? undefined : placeIn(season, today)
}

function placeIn({ startOn, endOn }: Season, day: string): number {
  return Math.round((daysApart(startOn, day) / daysApart(startOn, endOn)) * 1000) / 1000
}
