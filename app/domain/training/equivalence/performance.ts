/** A race run: metres, seconds. */
export type Performance = { distanceMetres: number; timeSeconds: number }

/** Whether a race is one at all: both figures positive and finite. */
export function isPerformance({ distanceMetres, timeSeconds }: Performance): boolean {
  return isPositive(distanceMetres) && isPositive(timeSeconds)
}

/** A positive, finite number. */
export function isPositive(figure: number): boolean {
  return figure > 0 && figure < Infinity
}
