import type { Leg, Sport } from '../activity.ts'
import { at } from '../track/columns.ts'
import { movingSeconds } from '../track/moving.ts'
import { between } from '../track/profiles.ts'
import { trackLength } from './best-effort.ts'

export type Split = {
  /** Where it ends, metres since the start of the leg. */
  endMetres: number
  /** Its length: the last one may be shorter. */
  metres: number
  /** In movement. */
  seconds: number
}

export const splitMetres: Record<Sport, number> = {
  run: 1000,
  trail: 1000,
  walk: 1000,
  swim: 100,
  ride: 5000,
  triathlon: 1000,
  other: 1000,
}

const shortest = 0.5
const mostSplits = 5000

/** A leg cut every kilometre (a swim 100 m, a ride 5 km), its rest last; none without distances and a clock. */
export function splitsOf({ sport, track }: Leg, every: number = splitMetres[sport]): Split[] {
  const total = trackLength(track)
  const moving = movingSeconds(track, sport)
  if (!(total > shortest) || !(every > 0) || total / every > mostSplits) return []
  if (Number.isNaN(at(moving, moving.length - 1))) return []
  const splits: Split[] = []
  let [row, before, endMetres] = [1, 0, 0]
  while (total - endMetres > shortest) {
    const startMetres = endMetres
    endMetres = Math.min(total, startMetres + every)
    const place = at(track.metres, 0) + endMetres
    while (row < moving.length - 1 && at(track.metres, row) < place) row += 1
    const ends = between(
      at(track.metres, row - 1),
      at(moving, row - 1),
      at(track.metres, row),
      at(moving, row),
      place,
    )
    splits.push({ endMetres, metres: endMetres - startMetres, seconds: ends - before })
    before = ends
  }
  return splits
}
