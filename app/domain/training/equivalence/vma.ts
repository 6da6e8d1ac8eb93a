import { isMeasure } from '../measures.ts'
import { isPerformance, type Performance } from './race-models.ts'

/** A row of the VMA table: percentage of VMA, pace (s/km), time of a 400 m lap (s). */
export type VmaPace = { percent: number; pace: number; time400: number }

/** VMA (km/h) of the half-Cooper: metres run in 6 minutes, over 100. Undefined when not positive. */
export function vmaOfHalfCooper(metres: number): number | undefined {
  return isMeasure(metres) ? metres / 100 : undefined
}

/** VMA (km/h) of an all-out test: its mean speed, reliable from 4 to 8 minutes. Undefined for figures not positive. */
export function vmaOfTest(test: Performance): { vma: number; isReliable: boolean } | undefined {
  if (!isPerformance(test)) return undefined
  const vma = (test.distanceMetres / test.timeSeconds) * 3.6
  return { vma, isReliable: test.timeSeconds >= 240 && test.timeSeconds <= 480 }
}

/** VO2max (ml/kg/min) that a VMA (km/h) stands for, about 3.5 times as much. */
export function oxygenUptakeOfVma(vma: number): number {
  return 3.5 * vma
}

/** Times (s) foretold by a 2000 m test (Chauzi): 10 km in 5.5 times as long, half 1 km/h slower, marathon 2 km/h. */
export function chauziTimes(
  seconds2000: number,
): { time10: number; half: number; marathon: number } | undefined {
  const time10 = seconds2000 * 5.5
  const speed10 = 36_000 / time10
  if (!isMeasure(time10) || speed10 <= 2) return undefined
  return { time10, half: 21.0975 * (3600 / (speed10 - 1)), marathon: 42.195 * (3600 / (speed10 - 2)) }
}

/** Pace (s/km) and lap time at percentages of a VMA (km/h), 60 to 115 by 5; undefined for no VMA. */
export function vmaPaces(vma: number): VmaPace[] | undefined {
  if (!isMeasure(vma)) return undefined
  return usualPercents.map((percent) => {
    const pace = 3600 / ((vma * percent) / 100)
    return { percent, pace, time400: pace * 0.4 }
  })
}

const usualPercents = [60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115]
