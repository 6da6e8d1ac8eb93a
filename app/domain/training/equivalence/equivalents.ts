import { models, shareOf, type Model } from './model-ranges.ts'
import { cameronTime, type Performance, purdyTime, riegelTime, usualExponent } from './race-models.ts'
import { timeOfVdot, vdotOf } from './vdot.ts'
import { marathonMetres, vickersTime } from './vickers.ts'

/** Seconds, and how much they count in the mean: from 0, far beyond the model's range, to 1, within. */
export type Prediction = { seconds: number; weight: number }

/** Times (s) to expect. */
export type Interval = { quickest: number; slowest: number }

export type Equivalent = {
  distanceMetres: number
  predictions: Partial<Record<Model, Prediction>>
  mean?: number
  interval?: Interval
}

/** What is known of the runner: Riegel's exponent, metres run in a week, a second race. */
export type Runner = { exponent?: number; weeklyMetres?: number | undefined; other?: Performance | undefined }

/** Distances (m) shown side by side, 800 m to 100 km. */
export const equivalenceDistances = [
  800, 1000, 1500, 1609.344, 2000, 3000, 5000, 8000, 10_000, 15_000, 16_093.44, 20_000, 21_097.5, 25_000,
  30_000, 42_195, 50_000, 100_000,
]

/**
 * A race on other distances (m, rising), model by model, with their mean, weighted. An interval holds every model of its
 * row, differs from the mean by an exponent 0.015 off at least, and in proportion never narrows away from the race.
 */
export function equivalentsOn(
  race: Performance,
  distances: readonly number[],
  runner: Runner = {},
): Equivalent[] {
  const rows = distances.map((metres) => equivalentOn(race, metres, runner))
  const isLonger = ({ distanceMetres }: Equivalent) => distanceMetres >= race.distanceMetres
  const shorter = rows.filter((row) => !isLonger(row)).toReversed()
  return [...widening(race, shorter).toReversed(), ...widening(race, rows.filter(isLonger))]
}

function equivalentOn(race: Performance, distanceMetres: number, runner: Runner): Equivalent {
  const predictions: Partial<Record<Model, Prediction>> = {}
  for (const model of models) {
    const seconds = timeBy(model, race, distanceMetres, runner)
    if (seconds === undefined) continue
    const weight = shareOf(model, race) * weightThere(model, { distanceMetres, timeSeconds: seconds })
    predictions[model] = { seconds, weight }
  }
  const mean = meanOf(Object.values(predictions))
  return mean === undefined ? { distanceMetres, predictions } : { distanceMetres, predictions, mean }
}

function timeBy(model: Model, race: Performance, metres: number, runner: Runner): number | undefined {
  if (model === 'riegel') return riegelTime(race, metres, runner.exponent ?? usualExponent)
  if (model === 'cameron') return cameronTime(race, metres)
  if (model === 'purdy') return purdyTime(race, metres)
  if (model === 'vickers') return metres === marathonMetres ? vickersBy(race, runner) : undefined
  const vdot = vdotOf(race)
  return vdot === undefined ? undefined : timeOfVdot(vdot, metres)
}

function vickersBy(race: Performance, { weeklyMetres, other }: Runner): number | undefined {
  if (weeklyMetres === undefined || shareOf('vickers', race) === 0) return undefined
  return vickersTime(race, weeklyMetres, other && shareOf('vickers', other) === 1 ? other : undefined)
}

function weightThere(model: Model, predicted: Performance): number {
  return model === 'vickers' ? 1 : shareOf(model, predicted)
}

function meanOf(predictions: Prediction[]): number | undefined {
  const total = predictions.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return undefined
  return predictions.reduce((sum, { seconds, weight }) => sum + seconds * weight, 0) / total
}

const individualMargin = 0.015

/** Rows from a race outwards, each with an interval at least as wide in proportion as those before. */
function widening(race: Performance, rows: readonly Equivalent[]): Equivalent[] {
  let [below, above] = [0, 0]
  return rows.map((row) => {
    const { mean, predictions, distanceMetres } = row
    if (mean === undefined) return row
    const seconds = Object.values(predictions).map((prediction) => prediction.seconds)
    const margin = Math.abs(Math.log(distanceMetres / race.distanceMetres)) * individualMargin
    below = Math.max(below, margin, Math.log(mean / Math.min(...seconds)))
    above = Math.max(above, margin, Math.log(Math.max(...seconds) / mean))
    return { ...row, interval: { quickest: mean * Math.exp(-below), slowest: mean * Math.exp(above) } }
  })
}

const farthestRatio = 4.5

/** Whether a distance (m) lies too far from a race for its prediction to be relied on. */
export function isFarFrom(race: Performance, distanceMetres: number): boolean {
  const ratio = distanceMetres / race.distanceMetres
  return ratio > farthestRatio || ratio < 1 / farthestRatio
}
