import type { Season, SeasonRace } from '#app/domain/competitions/season/season.ts'

export type SeasonDocument = {
  readonly season: Season
  readonly races: readonly SeasonRace[]
  readonly athlete: string
  readonly drawnOn: string
}
