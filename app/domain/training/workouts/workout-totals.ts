import { paceFor } from './workout-paces.ts'
import type { AthleteSpeeds } from './workout-paces.ts'
import type { Effort, Repeat, Workout, WorkoutPart } from './workout.ts'

export type WorkoutTotals = {
  /** All that is known, estimates included. */
  readonly seconds: number
  readonly metres: number
  /** Whether every part has one. */
  readonly isTimeWhole: boolean
  readonly isDistanceWhole: boolean
  /** Whether the athlete's paces turned metres into time or time into metres. */
  readonly isEstimated: boolean
}

const nothing: WorkoutTotals = {
  seconds: 0,
  metres: 0,
  isTimeWhole: true,
  isDistanceWhole: true,
  isEstimated: false,
}

/**
 * Time and distance of a session: repeats in full, a recovery between two of them. An amount that is missing is estimated
 * in the middle of the athlete's pace, when there is one; the rest after a send-off needs no distance.
 */
export function workoutTotals({ sport, lines }: Workout, speeds: AthleteSpeeds): WorkoutTotals {
  const ofEffort = (effort: Effort): WorkoutTotals => {
    const { amount, intensity } = effort
    if (!amount) return { ...nothing, isTimeWhole: false, isDistanceWhole: false }
    const isRest = intensity?.kind === 'zone' && intensity.zone === 'repos'
    const pace = paceFor(sport, intensity, speeds)
    const secondsPerMetre = pace && (pace.from + pace.to) / 2 / pace.per
    if (amount.unit === 'seconds') {
      const metres = secondsPerMetre === undefined ? 0 : amount.value / secondsPerMetre
      return {
        ...nothing,
        seconds: amount.value,
        metres,
        isDistanceWhole: isRest || metres > 0,
        isEstimated: metres > 0,
      }
    }
    const seconds = secondsPerMetre === undefined ? 0 : amount.value * secondsPerMetre
    return { ...nothing, seconds, metres: amount.value, isTimeWhole: seconds > 0, isEstimated: seconds > 0 }
  }
  const ofRepeat = ({ times, parts, recovery, sendOff }: Repeat): WorkoutTotals => {
    const once = sumOf(parts.map(ofPart))
    const all = timesOf(once, times)
    if (sendOff !== undefined) return { ...all, seconds: sendOff * times, isTimeWhole: true }
    return recovery ? sumOf([all, timesOf(ofEffort(recovery), times - 1)]) : all
  }
  const ofPart = (part: WorkoutPart): WorkoutTotals =>
    part.kind === 'effort' ? ofEffort(part) : ofRepeat(part)
  return sumOf(lines.flatMap(({ parts }) => parts.map(ofPart)))
}

function sumOf(totals: readonly WorkoutTotals[]): WorkoutTotals {
  return totals.reduce(
    (sum, one) => ({
      seconds: sum.seconds + one.seconds,
      metres: sum.metres + one.metres,
      isTimeWhole: sum.isTimeWhole && one.isTimeWhole,
      isDistanceWhole: sum.isDistanceWhole && one.isDistanceWhole,
      isEstimated: sum.isEstimated || one.isEstimated,
    }),
    nothing,
  )
}

function timesOf(one: WorkoutTotals, times: number): WorkoutTotals {
  return times === 0 ? nothing : { ...one, seconds: one.seconds * times, metres: one.metres * times }
}
