/** The fastest known runs, metres and seconds: track and road best marks, then open road standards of 2025. */
const bestMarks: [metres: number, seconds: number][] = [
  [100, 9.58],
  [200, 19.19],
  [400, 43.03],
  [800, 100.91],
  [1000, 131.96],
  [1500, 206],
  [1609.344, 223.13],
  [3000, 437.55],
  [5000, 755.36],
  [10_000, 1571],
  [15_000, 2415],
  [21_097.5, 3402],
  [42_195, 7235],
  [50_000, 8820],
  [100_000, 21_360],
  [200_000, 52_800],
]

/**
 * Whether nobody is known to have run `distanceMetres` (m) in `timeSeconds` (s). Between two marks the pace goes by the
 * logarithm of the distance; outside them it is that of the nearest. Source: world best marks known in 2025 and the road
 * standards of Alan Jones (2025); a guard against slips of the finger, not a register of records.
 */
export function isBeyondBestMarks(distanceMetres: number, timeSeconds: number): boolean {
  return (timeSeconds / distanceMetres) * 1000 < bestPaceOver(distanceMetres)
}

/** The best known pace (s/km) over a distance (m). */
export function bestPaceOver(distanceMetres: number): number {
  const above = bestMarks.findIndex(([metres]) => metres >= distanceMetres)
  const next = bestMarks.at(above)
  const previous = above === -1 ? next : bestMarks[Math.max(0, above - 1)]
  const [from, to] = [paceOf(previous), paceOf(next)]
  if (previous === undefined || next === undefined || previous === next) return to
  const share = Math.log(distanceMetres / previous[0]) / Math.log(next[0] / previous[0])
  return from + share * (to - from)
}

function paceOf([metres, seconds]: [number, number] = [1, 0]): number {
  return (seconds / metres) * 1000
}
