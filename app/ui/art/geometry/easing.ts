export const FULL_TURN = Math.PI * 2

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

/** S(t) = 3t² − 2t³, from 0 at `from` to 1 at `to`. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export function gaussian(value: number, centre: number, spread: number): number {
  return Math.exp(-(((value - centre) / spread) ** 2))
}

export function blend(start: number, end: number, share: number): number {
  return start + (end - start) * share
}
