import { isMeasure, measureOrNothing } from './measure.ts'
import { timeAt } from './pace.ts'

/**
 * SWOLF: seconds of a length plus its strokes. From a pace (s per 100 m), the pool's length (m) and the strokes of a
 * length. To be said with the pool: values of 25 m and 50 m do not compare. Undefined for what is not positive.
 */
export function swolf(pace: number, poolLength: number, strokes: number): number | undefined {
  const time = timeAt(poolLength, pace)
  return time !== undefined && isMeasure(strokes) ? measureOrNothing(time + strokes) : undefined
}
