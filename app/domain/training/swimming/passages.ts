import { isMeasure, yardMetres } from '../measures.ts'
import { endsAtWall, lengthsIn, POOL_LENGTHS, type PoolKey } from './pools.ts'
import { paceOf } from './swim.ts'

export const MOST_SPLITS = 2000

type SwimSplit = { distance: number; passage: number }

/** Passages every `step` metres at the exact even pace, then the finish. Undefined for figures not positive or over 2 000 rows. */
export function swimSplits(distance: number, time: number, step: number): SwimSplit[] | undefined {
  const steps = distance / step
  if (paceOf(distance, time) === undefined || !(steps > 0 && steps <= MOST_SPLITS)) return undefined
  const count = Math.max(1, Math.ceil(steps - 1e-9))
  return Array.from({ length: count }, (_, row) => {
    const reached = row === count - 1 ? distance : (row + 1) * step
    return { distance: reached, passage: (reached / distance) * time }
  })
}

export type PassageStep = 'auto' | 'longueur' | '50' | '100'

/** Passages, and whether the step asked for would make too many. */
type Passages = { rows: (SwimSplit & { isShown: boolean })[]; hasTooMany: boolean }

const MOST_FITTING = 20

const MOST_BETWEEN = 160

/** Passages of a swim (m, s) in a pool. Undefined for figures not positive, or farther than any table reaches. */
export function passagesOf(
  { distance, time }: { distance: number; time: number },
  pool: PoolKey,
  wanted: PassageStep,
): Passages | undefined {
  const asked = wanted === 'auto' ? undefined : swimSplits(distance, time, stepOf(wanted, pool))
  if (asked) return { rows: asked.map((row) => ({ ...row, isShown: true })), hasTooMany: false }
  const step = fittingStep(distance, pool)
  if (step === undefined) return undefined
  const isShort = distance / POOL_LENGTHS[pool] <= MOST_BETWEEN
  const rows = swimSplits(distance, time, isShort ? POOL_LENGTHS[pool] : step)?.map((row, index, all) => ({
    ...row,
    isShown: index === all.length - 1 || endsAtWall(row.distance, step),
  }))
  return rows && { rows, hasTooMany: wanted !== 'auto' }
}

/** The first round step, a whole number of lengths, that makes 20 rows or fewer (m). */
export function fittingStep(distance: number, pool: PoolKey): number | undefined {
  if (!isMeasure(distance) || distance > MOST_SPLITS * 1e6) return undefined
  if (distance <= 8 * POOL_LENGTHS[pool]) return POOL_LENGTHS[pool]
  for (let scale = 1; ; scale *= 10) {
    const steps = [50, 100, 200, 400].map((step) => step * scale * metresPerUnit(pool))
    const fitting = steps.find(
      (step) => distance / step <= MOST_FITTING && endsAtWall(step, POOL_LENGTHS[pool]),
    )
    if (fitting !== undefined) return fitting
  }
}

/** Lengths swum at a passage: whole at a wall, a real number between two. */
export function lengthsAt(distance: number, pool: PoolKey): number {
  const lengths = lengthsIn(distance, POOL_LENGTHS[pool]) ?? 0
  return endsAtWall(distance, POOL_LENGTHS[pool]) ? Math.round(lengths) : lengths
}

function stepOf(wanted: PassageStep, pool: PoolKey): number {
  if (wanted === '50' || wanted === '100') return Number(wanted) * metresPerUnit(pool)
  return POOL_LENGTHS[pool]
}

function metresPerUnit(pool: PoolKey): number {
  return pool === '25y' ? yardMetres : 1
}
