import { writeNumber } from '../typed/write-number.ts'
import type { AthleteSpeeds } from './workout-paces.ts'
import { workoutTotals, type WorkoutTotals } from './workout-totals.ts'
import type { Workout, WorkoutSport } from './workout.ts'

/** Undefined where it is not known, or where an « at least » would mislead. */
type WrittenTotals = { readonly duration: string | undefined; readonly distance: string | undefined }

const nobody: AthleteSpeeds = { vma: undefined, css: undefined }

/**
 * Time and distance of a session in words: « 1 h », « environ 52 min » when the athlete's paces had to tell, « au moins
 * 40 min » when something has no amount; « 2 000 m » in the water, « environ 9,5 km » elsewhere.
 */
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
