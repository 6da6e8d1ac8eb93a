import { isMeasure, measureOrNothing, yardMetres } from '../measures.ts'
import { tidy } from '../typed/reading.ts'

/** Length of each pool, metres: 33⅓ m exactly, 25 yd = 22.86 m. */
export const POOL_LENGTHS = { '25': 25, '50': 50, '33.333': 100 / 3, '25y': 25 * yardMetres }

export type PoolKey = keyof typeof POOL_LENGTHS

const poolKeys = Object.keys(POOL_LENGTHS) as PoolKey[]

/** A pool as addresses write it, or as people do: `25`, `50 m`, `33,33`, `25 yd`. Undefined for any other. */
export function readPool(text: string): PoolKey | undefined {
  const [, digits = '', unit = ''] = /^([\d.]+⅓?) ?(m|y|yd|yards)?$/.exec(tidy(text) ?? '') ?? []
  const length = /^33(\.3+|⅓)?$/.test(digits) ? '33.333' : digits
  return poolKeys.find((key) => key === (unit.startsWith('y') ? `${length}y` : length))
}

/** Lengths of a pool (m) in a distance (m), a real number: 1 500 m are 65.6 lengths of 25 yd. */
export function lengthsIn(distance: number, poolLength: number): number | undefined {
  return isMeasure(distance) && isMeasure(poolLength) ? measureOrNothing(distance / poolLength) : undefined
}

/** Whether a distance (m) ends at a wall, to a millimetre a length. */
export function endsAtWall(distance: number, poolLength: number): boolean {
  const lengths = lengthsIn(distance, poolLength)
  return lengths !== undefined && Math.abs(lengths - Math.round(lengths)) < 1e-6
}

/** Pace (s per 100 m) in 50 m of one in 25 m, an interval: half the turns cost 2 to 3 % (coaches' knowledge, no measure). */
export function longPoolPace(shortPoolPace: number): { from: number; to: number } | undefined {
  if (!isMeasure(shortPoolPace) || !Number.isFinite(shortPoolPace * 1.03)) return undefined
  return { from: shortPoolPace * 1.02, to: shortPoolPace * 1.03 }
}
