import { clamp } from '../geometry/easing.ts'

/** Values evenly along something; `along` from 0 to 1, straight between them. */
export function valueAlong(values: readonly number[], along: number): number {
  const place = clamp(along) * (values.length - 1)
  const before = Math.floor(place)
  const from = values[before] ?? 0
  return from + ((values[before + 1] ?? from) - from) * (place - before)
}

/** The same values without the hills narrower than `share` of the whole: three passes of a running mean. */
export function smoothed(values: readonly number[], share: number): number[] {
  const half = Math.round((values.length * share) / 2)
  let current = [...values]
  if (half === 0) return current
  for (let pass = 0; pass < 3; pass += 1) {
    current = current.map((_, index) => {
      let sum = 0
      for (let near = index - half; near <= index + half; near += 1)
        sum += current[Math.min(current.length - 1, Math.max(0, near))] ?? 0
      return sum / (2 * half + 1)
    })
  }
  return current
}

export function rangeOf(values: readonly number[]): { least: number; most: number } {
  return values.reduce(
    ({ least, most }, value) => ({ least: Math.min(least, value), most: Math.max(most, value) }),
    { least: Infinity, most: -Infinity },
  )
}

/** From 0 (least) to 1 (most); all 0 where they are the same. */
export function shares(values: readonly number[]): number[] {
  const { least, most } = rangeOf(values)
  return values.map((value) => (most > least ? (value - least) / (most - least) : 0))
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length
}
