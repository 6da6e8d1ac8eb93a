import { writeNumber, writePace } from '../typed/writing.ts'
import { middleOf, paceFor, type AthleteSpeeds, type PaceRange } from './paces.ts'
import type { Effort, Repeat, Workout, WorkoutPart, WorkoutSport } from './workout.ts'

type WorkoutTotals = {
  readonly seconds: number
  readonly metres: number
  readonly isTimeWhole: boolean
  readonly isDistanceWhole: boolean
}

const nothing: WorkoutTotals = { seconds: 0, metres: 0, isTimeWhole: true, isDistanceWhole: true }

/** Time and distance, repeats in full; a missing amount is estimated in the middle of the athlete's pace. */
export function workoutTotals({ sport, lines }: Workout, speeds: AthleteSpeeds): WorkoutTotals {
  const ofEffort = (effort: Effort): WorkoutTotals => {
    const { amount, intensity } = effort
    if (!amount) return { ...nothing, isTimeWhole: false, isDistanceWhole: false }
    const isRest = intensity?.kind === 'zone' && intensity.zone === 'repos'
    const secondsPerMetre = middleOf(paceFor(sport, intensity, speeds))
    if (amount.unit === 'seconds') {
      const metres = secondsPerMetre === undefined ? 0 : amount.value / secondsPerMetre
      return { ...nothing, seconds: amount.value, metres, isDistanceWhole: isRest || metres > 0 }
    }
    const seconds = secondsPerMetre === undefined ? 0 : amount.value * secondsPerMetre
    return { ...nothing, seconds, metres: amount.value, isTimeWhole: seconds > 0 }
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
    }),
    nothing,
  )
}

function timesOf(one: WorkoutTotals, times: number): WorkoutTotals {
  return times === 0 ? nothing : { ...one, seconds: one.seconds * times, metres: one.metres * times }
}

/** Undefined where it is not known, or where an « at least » would mislead. */
type WrittenTotals = { readonly duration: string | undefined; readonly distance: string | undefined }

const nobody: AthleteSpeeds = { vma: undefined, css: undefined }

/** Time and distance in words: « 1 h », « environ 52 min » by the athlete’s paces, « au moins 40 min » with a gap. */
export function writtenTotals(workout: Workout, speeds: AthleteSpeeds): WrittenTotals {
  const written = workoutTotals(workout, nobody)
  const own = workoutTotals(workout, speeds)
  return { duration: duration(written, own), distance: distance(written, own, workout.sport) }
}

/** « 45 min », « 1 h 05 »; seconds count up to five minutes. */
export function writeMinutes(seconds: number): string {
  if (seconds < 300 && seconds % 60 !== 0) return secondsToo(Math.round(seconds))
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes}\u00A0min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}\u00A0h${rest === 0 ? '' : `\u00A0${String(rest).padStart(2, '0')}`}`
}

function duration(written: WorkoutTotals, own: WorkoutTotals): string | undefined {
  if (written.seconds > 0 && written.isTimeWhole) return writeMinutes(written.seconds)
  if (own.seconds > 0 && own.isTimeWhole) return `environ ${writeMinutes(own.seconds)}`
  // Metres of which nobody knows the time may be most of the session.
  return written.seconds > 0 && written.metres === 0 ? `au moins ${writeMinutes(written.seconds)}` : undefined
}

function distance(written: WorkoutTotals, own: WorkoutTotals, sport: WorkoutSport): string | undefined {
  if (written.metres > 0 && written.isDistanceWhole) return writeMetres(written.metres, sport)
  return own.metres > 0 && own.isDistanceWhole ? `environ ${writeMetres(own.metres, sport)}` : undefined
}

function writeMetres(metres: number, sport: WorkoutSport): string {
  if (sport === 'natation') return `${writeNumber(Math.round(metres / 5) * 5)}\u00A0m`
  return metres < 1000 ? `${Math.round(metres)}\u00A0m` : `${writeNumber(metres / 1000, 1)}\u00A0km`
}

function secondsToo(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return minutes === 0 ? `${rest}\u00A0s` : `${minutes}\u00A0min\u00A0${String(rest).padStart(2, '0')}`
}

/** « 4′10″ – 4′30″/km », « 1′45″/100 m »: the athlete's pace beside a step. */
export function writtenPace({ from, to, per }: PaceRange): string {
  const unit = per === 1000 ? 'km' : '100 m'
  const [quick, slow] = [Math.round(from), Math.round(to)]
  return quick === slow ? writePace(quick, unit) : `${writePace(quick)}\u00A0– ${writePace(slow, unit)}`
}
