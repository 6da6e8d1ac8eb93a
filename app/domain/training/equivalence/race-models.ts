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

/**
 * Seconds on another distance (m) by Cameron's model (1998), meant for 400 m to 50 miles:
 * t2 = (t1/d1)·f(d1)/f(d2)·d2. Undefined when a figure is not positive, or beyond what the model can say.
 */
export function cameronTime(race: Performance, distanceMetres: number): number | undefined {
  if (!isPerformance(race) || !isPositive(distanceMetres)) return undefined
  const [from, to] = [speedFactor(race.distanceMetres), speedFactor(distanceMetres)]
  if (!isPositive(from) || !isPositive(to)) return undefined
  const time = ((race.timeSeconds / race.distanceMetres) * from * distanceMetres) / to
  return isPositive(time) ? time : undefined
}

/** Relative speed over a distance (m): falls below zero around 440 km, where the model ends. */
function speedFactor(metres: number): number {
  return 13.49681 - 0.000030363 * metres + 835.7114 * metres ** -0.7905
}

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

/** Riegel's exponent for runners, and the range within which most runners' own lies. */
export const usualExponent = 1.06
export const exponentRange = { least: 1.04, most: 1.15 }

/**
 * Seconds on another distance (m) by Riegel, t2 = t1·(d2/d1)^exponent (American Scientist 69, 1981): valid for efforts
 * of 3.5 to 230 min. Undefined when a figure is not positive and finite.
 */
export function riegelTime(
  race: Performance,
  distanceMetres: number,
  exponent: number = usualExponent,
): number | undefined {
  if (!isPerformance(race) || !isPositive(distanceMetres) || !isPositive(exponent)) return undefined
  const time = race.timeSeconds * (distanceMetres / race.distanceMetres) ** exponent
  return isPositive(time) ? time : undefined
}

/**
 * A runner's own exponent from two races, b = ln(t2/t1)/ln(d2/d1).
 * Undefined for twice the same distance, or when the longer race took less time.
 */
export function personalExponent(one: Performance, other: Performance): number | undefined {
  if (!isPerformance(one) || !isPerformance(other)) return undefined
  const exponent =
    Math.log(other.timeSeconds / one.timeSeconds) / Math.log(other.distanceMetres / one.distanceMetres)
  return isPositive(exponent) ? exponent : undefined
}
