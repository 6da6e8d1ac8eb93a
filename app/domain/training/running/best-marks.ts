import bestMarks from './best-marks.json' with { type: 'json' }

/**
 * Whether nobody is known to have run `distanceMetres` (m) in `timeSeconds` (s). Between two marks the pace goes by the
 * logarithm of the distance; outside them it is that of the nearest. Source: world best marks on track and road known in 2025,
 * then the road standards of Alan Jones (2025); a guard against slips of the finger, not a register of records.
 */
export function isBeyondBestMarks(distanceMetres: number, timeSeconds: number): boolean {
  return (timeSeconds / distanceMetres) * 1000 < bestPaceOver(distanceMetres)
}

/** The slowest pace (s/km) that is still a run: below 4 km/h one strolls. */
export const slowestPace = 900

/** Whether somebody may have run `distanceMetres` (m) in `timeSeconds` (s), neither beyond the best marks nor at a stroll. */
export function isRunnable(distanceMetres: number, timeSeconds: number): boolean {
  return (
    !isBeyondBestMarks(distanceMetres, timeSeconds) && (timeSeconds / distanceMetres) * 1000 <= slowestPace
  )
}

/** The best known pace (s/km) over a distance (m). */
export function bestPaceOver(distanceMetres: number): number {
  const above = bestMarks.findIndex(([metres = 0]) => metres >= distanceMetres)
  const next = markOf(bestMarks.at(above))
  const previous = above === -1 ? next : markOf(bestMarks[Math.max(0, above - 1)])
  if (previous.metres === next.metres) return next.pace
  const share = Math.log(distanceMetres / previous.metres) / Math.log(next.metres / previous.metres)
  return previous.pace + share * (next.pace - previous.pace)
}

function markOf([metres = 1, seconds = 0]: number[] = []) {
  return { metres, pace: (seconds / metres) * 1000 }
}
