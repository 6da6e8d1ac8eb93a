import { effortOf } from './effort-steps.ts'
import { intensityName } from './intensity-name.ts'
import type { Effort, Intensity, Workout, WorkoutPart, WorkoutSport } from './workout.ts'

/** An effort of a session: its name and how hard it is, from 0 to 1. */
export type NamedEffort = { readonly name: string; readonly intensity: Intensity; readonly effort: number }

/** The different efforts of a session, the easiest first. */
export function workoutEfforts({ sport, lines }: Workout): NamedEffort[] {
  return effortsIn(
    lines.flatMap(({ parts }) => parts),
    sport,
  ).toSorted((one, other) => one.effort - other.effort)
}

/** The different efforts of some parts, as they come; those without an amount or an intensity are left out. */
export function effortsIn(parts: readonly WorkoutPart[], sport: WorkoutSport): NamedEffort[] {
  const found = new Map<string, NamedEffort>()
  for (const { amount, intensity } of parts.flatMap(effortsOf)) {
    if (!amount || !intensity) continue
    const name = intensityName(intensity, sport)
    if (!found.has(name)) found.set(name, { name, intensity, effort: effortOf(intensity) })
  }
  return [...found.values()]
}

/** The efforts of a part, recoveries between repeats too, each once. */
export function effortsOf(part: WorkoutPart): Effort[] {
  if (part.kind === 'effort') return [part]
  return [...part.parts.flatMap(effortsOf), ...(part.recovery ? [part.recovery] : [])]
}

/** Whether a session has two different efforts at least: one alone draws nothing but parallels. */
export function isWorthDrawing(workout: Workout): boolean {
  return new Set(workoutEfforts(workout).map(({ effort }) => effort)).size > 1
}
