import type { TriathlonDistances } from './formats.ts'
import { FIGURE_OF_LEG } from './leg-times.ts'
import { sumOf, TRIATHLON_PARTS, triathlonParts } from './parts.ts'
import type { TriathlonPaces } from './race.ts'

/**
 * What a total leaves for the only leg that is not known: its time (s) and its figure (swim s per 100 m, bike km/h,
 * run s/km after the bike). A time of zero or less has no figure: the rest uses the total up.
 */
type LegLeft = { leg: 'swim' | 'bike' | 'run'; time: number; figure: number | undefined }

/**
 * The leg that is left of a target total (s) when the four other parts are known. Undefined when none or several are
 * missing, when its distance is not known, or when the target is not finite and positive.
 */
export function legLeft(
  distances: Partial<TriathlonDistances>,
  paces: Partial<TriathlonPaces>,
  target: number,
): LegLeft | undefined {
  const times = triathlonParts(distances, paces)
  const [leg, another] = (['swim', 'bike', 'run'] as const).filter((name) => times[name] === undefined)
  if (leg === undefined || another !== undefined || !(target > 0) || !Number.isFinite(target))
    return undefined
  const rest = sumOf(TRIATHLON_PARTS.filter((part) => part !== leg).map((part) => times[part]))
  const metres = distances[leg]
  if (rest === undefined || metres === undefined || !(metres > 0)) return undefined
  const time = target - rest
  return { leg, time, figure: time > 0 ? FIGURE_OF_LEG[leg](metres, time) : undefined }
}
