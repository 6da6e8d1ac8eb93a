import { isMeasure } from './measure.ts'

/**
 * Paces (s per 100 m) rounded down from the quickest freestyle known over each distance (m), men, short course:
 * reference marks to recognise a slip of the keyboard, not a list of records.
 */
const QUICKEST = [
  { distance: 0, pace: 39.5 },
  { distance: 100, pace: 44.5 },
  { distance: 200, pace: 49 },
  { distance: 400, pace: 52.5 },
  { distance: 800, pace: 54.5 },
  { distance: 1500, pace: 56 },
] as const

/** Whether a pace (s per 100 m) is quicker than anybody ever swam the distance (m), when it is known. */
export function isFasterThanRecords(pace: number, distance = 0): boolean {
  const mark = QUICKEST.findLast((quickest) => quickest.distance <= distance)
  return isMeasure(pace) && mark !== undefined && pace < mark.pace
}
