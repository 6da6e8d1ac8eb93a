import type { TriathlonDistances } from '#app/domain/training/triathlon/formats.ts'
import {
  sumOf,
  TRIATHLON_PARTS,
  type TriathlonPart,
  type TriathlonPartTimes,
  type TriathlonPaces,
} from '#app/domain/training/triathlon/race.ts'
import type { Leg } from './triathlon-words.ts'

/** A line of the race: what it is done at, how long it lasts, when it ends (s), and its share (0 to 1) of what is known. */
export type Segment = {
  part: TriathlonPart
  leg: Leg | undefined
  metres: number | undefined
  figure: number | undefined
  time: number | undefined
  end: number | undefined
  share: number
}

/** The five parts in order. After one that is not known nobody knows when the next ones end. */
export function segmentsOf(
  distances: Partial<TriathlonDistances>,
  paces: Partial<TriathlonPaces>,
  times: TriathlonPartTimes,
): Segment[] {
  const figures = { swim: paces.swimPace, bike: paces.bikeSpeed, run: times.runPaceAfterBike }
  const known = TRIATHLON_PARTS.reduce((sum, part) => sum + (times[part] ?? 0), 0)
  return TRIATHLON_PARTS.map((part, index) => {
    const leg = part === 't1' || part === 't2' ? undefined : part
    const time = times[part]
    return {
      part,
      leg,
      metres: leg && distances[leg],
      figure: leg && figures[leg],
      time,
      end: sumOf(TRIATHLON_PARTS.slice(0, index + 1).map((each) => times[each])),
      share: known > 0 ? (time ?? 0) / known : 0,
    }
  })
}
