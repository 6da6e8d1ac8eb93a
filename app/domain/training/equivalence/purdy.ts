import { isPerformance, isPositive, type Performance } from './performance.ts'

type Standard = { seconds: number; scale: number; shift: number }

/**
 * Purdy points of a race (model of the 1970s): about 950 for the records of then.
 * Undefined when a figure is not positive and finite, or beyond what the model can say.
 */
export function purdyPoints(race: Performance): number | undefined {
  if (!isPerformance(race)) return undefined
  const { seconds, scale, shift } = standardFor(race.distanceMetres)
  const points = scale * (seconds / race.timeSeconds - shift)
  return Number.isFinite(points) ? points : undefined
}

/** Seconds on another distance (m) that are worth the same Purdy points; undefined where there are none. */
export function purdyTime(race: Performance, distanceMetres: number): number | undefined {
  const points = purdyPoints(race)
  if (points === undefined || !isPositive(distanceMetres)) return undefined
  const { seconds, scale, shift } = standardFor(distanceMetres)
  const time = (scale * seconds) / (points + scale * shift)
  return isPositive(time) ? time : undefined
}

/** The standard of a distance (m): its record speed of then, and how points grow around it. */
function standardFor(metres: number): Standard {
  const speed =
    -11.15895 * Math.exp(-0.03796158 * metres) +
    4.304605 * Math.exp(-0.001646772 * metres) +
    0.5234627 * Math.exp(-0.000410767 * metres) +
    4.03156 * Math.exp(-7.068099e-6 * metres) +
    2.316157 * Math.exp(-5.22099e-9 * metres)
  const scale = 85 / (0.0654 - 0.00258 * speed)
  return { seconds: metres / speed, scale, shift: 1 - 1035 / scale }
}
