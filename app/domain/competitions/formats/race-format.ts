export type LegSport = 'natation' | 'velo' | 'course'

/** A part of a race, metres. */
export type Leg = { readonly sport: LegSport; readonly metres: number }

/** What one may enter at a competition. */
export type RaceFormat = {
  /** Names it within its competition: `M`, `semi`, `23-km`. */
  readonly key: string
  /** As it is shown: « M », « Semi-marathon », « 23 km ». */
  readonly name: string
  /** In the order of the race; empty when nobody knows the distances. */
  readonly legs: readonly Leg[]
  /** Metres of climb, when they are said. */
  readonly climb: number | undefined
}

/** The most formats one competition has. */
export const mostFormats = 12

/** Metres of the whole race; 0 when the distances are not known. */
export function lengthOf({ legs }: Pick<RaceFormat, 'legs'>): number {
  return legs.reduce((sum, { metres }) => sum + metres, 0)
}
