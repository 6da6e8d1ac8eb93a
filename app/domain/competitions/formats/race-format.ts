export type LegSport = 'natation' | 'velo' | 'course'

/** A part of a race, metres. */
export type Leg = { readonly sport: LegSport; readonly metres: number }

export type RaceFormat = {
  /** Names it within its competition: `M`, `semi`, `23-km`. */
  readonly key: string
  /** As it is shown: « M », « Semi-marathon », « 23 km ». */
  readonly name: string
  /** In the order of the race; empty when nobody knows the distances. */
  readonly legs: readonly Leg[]
  readonly climb: number | undefined
}

/** The format somebody named, or the only one there is; undefined when that says none. */
export function formatEntered<Format extends Pick<RaceFormat, 'key'>>(
  formats: readonly Format[],
  named: string | undefined,
): Format | undefined {
  const isOnlyOne = named === undefined && formats.length === 1
  return isOnlyOne ? formats[0] : formats.find(({ key }) => key === named)
}

export const mostFormats = 12

/** Metres of the whole race; 0 when the distances are not known. */
export function lengthOf({ legs }: Pick<RaceFormat, 'legs'>): number {
  return legs.reduce((sum, { metres }) => sum + metres, 0)
}

const noBreak = '\u00A0'

/** « 750 m » below one kilometre, « 21,0975 km » from there. Written by hand: a feed has thousands of them. */
export function distanceWords(metres: number): string {
  const [number, unit] = metres < 1000 ? [metres, 'm'] : [metres / 1000, 'km']
  return `${String(number).replace('.', ',')}${noBreak}${unit}`
}

/** « 1,5 km, 40 km, 10 km », with the climb after it; empty when nobody knows the distances. */
export function distancesOf({ legs, climb }: Pick<RaceFormat, 'legs' | 'climb'>): string {
  const distances = legs.map(({ metres }) => distanceWords(metres)).join(', ')
  return climb === undefined ? distances : `${distances}, ${climb}${noBreak}m de montée`
}
