import type { RaceFormat } from './race-format.ts'

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
