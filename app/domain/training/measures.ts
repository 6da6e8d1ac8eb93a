export const mileMetres = 1609.344

/** International yard, metres. */
export const yardMetres = 0.9144

/** Whether a distance, time, pace or speed can be computed with: finite and above zero. */
export function isMeasure(value: number | undefined): value is number {
  return value !== undefined && value > 0 && Number.isFinite(value)
}

/** The value if it is a measure, undefined otherwise: overflows of absurd inputs are no results. */
export function measureOrNothing(value: number): number | undefined {
  return isMeasure(value) ? value : undefined
}

/** Whether nothing is missing of what may be known in part. */
export function isWhole<Known extends object>(known: {
  [Name in keyof Known]?: Known[Name] | undefined
}): known is Known {
  return Object.values(known).every((value) => value !== undefined)
}
