import { mileMetres } from '../measures.ts'
import type { Performance } from './race-models.ts'
import { marathonMetres } from './vickers.ts'

export const models = ['daniels', 'riegel', 'cameron', 'purdy', 'vickers'] as const
export type Model = (typeof models)[number]

type Range = readonly [least: number, most: number]

/** Where each model is known to hold: metres, or seconds for Riegel's. */
const ranges: Record<Model, Range> = {
  daniels: [1500, marathonMetres],
  riegel: [3.5 * 60, 230 * 60],
  cameron: [400, 50 * mileMetres],
  purdy: [40, 100_000],
  vickers: [5000, 21_097.5],
}

const fadedAt = 1.25

/** How much a race counts for a model: 1 where it is known to hold, falling to 0 a quarter beyond. */
export function shareOf(model: Model, { distanceMetres, timeSeconds }: Performance): number {
  const figure = model === 'riegel' ? timeSeconds : distanceMetres
  const [least, most] = ranges[model]
  const beyond = Math.max(1, least / figure, figure / most)
  return Math.max(0, 1 - Math.log(beyond) / Math.log(fadedAt))
}
