import type { Season, SeasonRace } from '#app/domain/competitions/season/season.ts'

/** What the PDF of a season is drawn from. */
export type SeasonDocument = {
  readonly season: Season
  /** In the order of time. */
  readonly races: readonly SeasonRace[]
  /** Whose season it is. */
  readonly athlete: string
  /** `YYYY-MM-DD` */
  readonly drawnOn: string
}
