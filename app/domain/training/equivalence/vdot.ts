import { isPerformance, isPositive, type Performance } from './performance.ts'

const constant = -4.6
const linear = 0.182258
const square = 0.000104
const highestShare = 0.8 + 0.1894393 + 0.2989558
const lowestShare = 0.8

/**
 * VDOT of a race, by Daniels and Gilbert (Oxygen Power, 1979): oxygen cost of the speed over the share of VO2max that
 * can be held as long. Agrees with the published table within 0.12 from 3000 m to the marathon.
 * Undefined for what is no race, or so slow that the formula gives nothing positive.
 */
export function vdotOf(race: Performance): number | undefined {
  if (!isPerformance(race)) return undefined
  const minutes = race.timeSeconds / 60
  const vdot = oxygenCost(race.distanceMetres / minutes) / sustainedShare(minutes)
  return isPositive(vdot) ? vdot : undefined
}

/**
 * Seconds in which a VDOT runs a distance (m): the inverse of `vdotOf`, by bisection to the last digit.
 * Within 0.2 % of the published table for VDOT 30–85, 1500 m to the marathon. Undefined for figures not positive.
 */
export function timeOfVdot(vdot: number, distanceMetres: number): number | undefined {
  if (!isPositive(vdot) || !isPositive(distanceMetres)) return undefined
  let quickest = distanceMetres / speedOfCost(vdot * highestShare)
  let slowest = distanceMetres / speedOfCost(vdot * lowestShare)
  for (let step = 0; step < 60; step++) {
    const middle = (quickest + slowest) / 2
    const isTooQuick = oxygenCost(distanceMetres / middle) / sustainedShare(middle) > vdot
    if (isTooQuick) quickest = middle
    else slowest = middle
  }
  const seconds = slowest * 60
  return isPositive(seconds) ? seconds : undefined
}

/** Pace (s/km) at a share (0–1) of a VDOT, positive and finite. */
export function paceAtShare(vdot: number, share: number): number {
  return 60_000 / speedOfCost(vdot * share)
}

/** Oxygen cost (ml/kg/min) of a speed (m/min). */
function oxygenCost(metresPerMinute: number): number {
  return constant + linear * metresPerMinute + square * metresPerMinute ** 2
}

/** Share of VO2max that can be held for a time (min). */
function sustainedShare(minutes: number): number {
  return 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes)
}

/** Speed (m/min) that costs an amount of oxygen: the inverse of `oxygenCost`. */
function speedOfCost(cost: number): number {
  return (-linear + Math.sqrt(linear ** 2 + 4 * square * (cost - constant))) / (2 * square)
}
