import { FACTOR_TABLES, type FactorTableKey } from '#app/domain/training/qualification/grading.ts'
import { pathPair } from '#app/ui/art/geometry/path-number.ts'

export const drawnBands = 12

export const curveBox = { width: 1200, height: 400 }

const step = curveBox.width / drawnBands
const lowest = 0.58
export const gridFactors = [1, 0.9, 0.8, 0.7, 0.6] as const

export function drawFactors(table: FactorTableKey) {
  const women = FACTOR_TABLES[table].women.slice(0, drawnBands)
  const men = FACTOR_TABLES[table].men.slice(0, drawnBands)
  const points = women.map((factor, band) => `M${pathPair(xOf(band), yOf(factor))}h0`).join('')
  return { women: curve(women), men: curve(men), points, taken: strokes(women) }
}

export function depthOf(factor: number): number {
  return (yOf(factor) / curveBox.height) * 100
}

function xOf(band: number): number {
  return (band + 0.5) * step
}

function yOf(factor: number): number {
  return ((1 - factor) / (1 - lowest)) * curveBox.height
}

function curve(factors: readonly number[]): string {
  const slopes = slopesOf(factors)
  return factors
    .map((factor, band) => {
      if (band === 0) return `M${pathPair(xOf(0), yOf(factor))}`
      const before = factors[band - 1] ?? factor
      const rise = yOf(factor) - yOf(before)
      const leave = ((slopes[band - 1] ?? 0) * step) / 3
      const arrive = rise - ((slopes[band] ?? 0) * step) / 3
      return `c${pathPair(step / 3, leave)} ${pathPair((step * 2) / 3, arrive)} ${pathPair(step, rise)}`
    })
    .join('')
}

function slopesOf(factors: readonly number[]): number[] {
  const sides = factors.slice(1).map((factor, band) => (yOf(factor) - yOf(factors[band] ?? factor)) / step)
  return factors.map((_, band) => {
    const before = sides[band - 1]
    const after = sides[band]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

function strokes(factors: readonly number[]): string {
  const perBand = 5
  const slopes = slopesOf(factors)
  const count = (drawnBands - 1) * perBand + 1
  return Array.from({ length: count }, (_, index) => {
    const band = Math.min(drawnBands - 2, Math.floor(index / perBand))
    const depth = between(factors, slopes, band, index / perBand - band)
    return depth < 2 ? '' : `M${pathPair(xOf(index / perBand), 0)}v${Math.round(depth)}`
  }).join('')
}

function between(factors: readonly number[], slopes: readonly number[], band: number, t: number): number {
  const from = yOf(factors[band] ?? 1)
  const to = yOf(factors[band + 1] ?? 1)
  const leave = (slopes[band] ?? 0) * step
  const arrive = (slopes[band + 1] ?? 0) * step
  const smooth = t * t * (3 - 2 * t)
  return from + (to - from) * smooth + leave * t * (1 - t) ** 2 + arrive * t * t * (t - 1)
}
