/** Mean radius of the Earth, metres (IUGG). */
export const earthRadius = 6_371_008.8

const radians = Math.PI / 180

/** Metres between two places in degrees on a sphere (haversine); within 0.6 % of the ellipsoid. NaN without both. */
export function metresBetween(
  latitude: number,
  longitude: number,
  toLatitude: number,
  toLongitude: number,
): number {
  const north = Math.sin(((toLatitude - latitude) * radians) / 2)
  const east = Math.sin(((toLongitude - longitude) * radians) / 2)
  const square = north * north + Math.cos(latitude * radians) * Math.cos(toLatitude * radians) * east * east
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, square)))
}

export type Direction = readonly [x: number, y: number, z: number]

/** The direction from the centre of the Earth to a place in degrees, of length 1. */
export function directionTo(latitude: number, longitude: number): Direction {
  const across = Math.cos(latitude * radians)
  return [
    across * Math.cos(longitude * radians),
    across * Math.sin(longitude * radians),
    Math.sin(latitude * radians),
  ]
}
