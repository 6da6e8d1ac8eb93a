import { mileMetres } from '../measures.ts'
import { cameronTime, type Performance, purdyTime, riegelTime, usualExponent } from './race-models.ts'
import { timeOfVdot, vdotOf } from './vdot.ts'

export const models = ['daniels', 'riegel', 'cameron', 'purdy'] as const
export type Model = (typeof models)[number]

export type Prediction = { seconds: number; isValid: boolean }

export type Equivalent = {
  distanceMetres: number
  predictions: Partial<Record<Model, Prediction>>
  mean?: number
  quickest?: number
  slowest?: number
}

/** Distances (m) shown side by side, 800 m to 100 km. */
export const equivalenceDistances = [
  800, 1000, 1500, 1609.344, 2000, 3000, 5000, 8000, 10_000, 15_000, 16_093.44, 20_000, 21_097.5, 25_000,
  30_000, 42_195, 50_000, 100_000,
]

/** A race on another distance (m), model by model; valid: VDOT 1500 m to marathon, Riegel 3.5–230 min, Cameron 400 m–50 mi, Purdy 40 m–100 km. */
export function equivalentOn(
  race: Performance,
  distanceMetres: number,
  exponent: number = usualExponent,
): Equivalent {
  const predictions: Partial<Record<Model, Prediction>> = {}
  for (const model of models) {
    const seconds = timeBy(model, race, distanceMetres, exponent)
    if (seconds === undefined) continue
    const isValid = holds(model, race) && holds(model, { distanceMetres, timeSeconds: seconds })
    predictions[model] = { seconds, isValid }
  }
  return { distanceMetres, predictions, ...spreadOf(Object.values(predictions)) }
}

/** Whether a race lies where a model is known to hold. */
export function holds(model: Model, { distanceMetres, timeSeconds }: Performance): boolean {
  if (model === 'daniels') return distanceMetres >= 1500 && distanceMetres <= 42_195
  if (model === 'riegel') return timeSeconds >= 3.5 * 60 && timeSeconds <= 230 * 60
  if (model === 'cameron') return distanceMetres >= 400 && distanceMetres <= 50 * mileMetres
  return distanceMetres >= 40 && distanceMetres <= 100_000
}

function timeBy(model: Model, race: Performance, metres: number, exponent: number): number | undefined {
  if (model === 'riegel') return riegelTime(race, metres, exponent)
  if (model === 'cameron') return cameronTime(race, metres)
  if (model === 'purdy') return purdyTime(race, metres)
  const vdot = vdotOf(race)
  return vdot === undefined ? undefined : timeOfVdot(vdot, metres)
}

function spreadOf(predictions: Prediction[]): Pick<Equivalent, 'mean' | 'quickest' | 'slowest'> {
  const valid = predictions.filter(({ isValid }) => isValid).map(({ seconds }) => seconds)
  if (valid.length === 0) return {}
  const mean = valid.reduce((sum, seconds) => sum + seconds, 0) / valid.length
  return { mean, quickest: Math.min(...valid), slowest: Math.max(...valid) }
}

type LikelyInterval = { quickest: number; slowest: number }

const individualMargin = 0.015

/** Times (s) to expect on a row: as wide as its valid models, at least an exponent 0.015 off. Undefined without a valid model. */
export function likelyInterval(race: Performance, row: Equivalent): LikelyInterval | undefined {
  const { mean, quickest, slowest } = row
  if (mean === undefined || quickest === undefined || slowest === undefined) return undefined
  const margin = Math.abs(Math.log(row.distanceMetres / race.distanceMetres)) * individualMargin
  return {
    quickest: Math.min(quickest, mean * Math.exp(-margin)),
    slowest: Math.max(slowest, mean * Math.exp(margin)),
  }
}

const farthestRatio = 4.5

/** Whether a distance (m) lies too far from a race for its prediction to be relied on. */
export function isFarFrom(race: Performance, distanceMetres: number): boolean {
  const ratio = distanceMetres / race.distanceMetres
  return ratio > farthestRatio || ratio < 1 / farthestRatio
}
