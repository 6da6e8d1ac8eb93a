import { intensityName } from './intensity.ts'
import { middleOf, paceFor, type AthleteSpeeds } from './paces.ts'
import {
  workoutZones,
  type Effort,
  type Intensity,
  type Workout,
  type WorkoutPart,
  type WorkoutSport,
} from './workout.ts'

type DrawnStep = { readonly minutes: number; readonly effort: number }

const unknownEffort = 0.5
const mostSteps = 200
/** Without a pace of one's own, metres are drawn at these: seconds per metre of an average club member. */
const usualSecondsPerMetre = { course: 0.33, natation: 1.2, velo: 0.13 } as const

/** The session as a profile of effort, repeats one after the other, at most 200 steps; words without an amount are left out. */
export function effortSteps(workout: Workout, speeds: AthleteSpeeds): DrawnStep[] {
  const steps: DrawnStep[] = []
  for (const { parts } of workout.lines) {
    for (const part of parts) addPart(steps, part, (effort) => drawn(effort, workout, speeds))
  }
  return steps
}

function addPart(steps: DrawnStep[], part: WorkoutPart, draw: (effort: Effort) => DrawnStep[]): void {
  if (steps.length >= mostSteps) return
  if (part.kind === 'effort') {
    steps.push(...draw(part))
    return
  }
  for (let time = 1; time <= part.times && steps.length < mostSteps; time += 1) {
    for (const inner of part.parts) addPart(steps, inner, draw)
    if (part.recovery && time < part.times && steps.length < mostSteps) steps.push(...draw(part.recovery))
  }
}

function drawn({ amount, intensity }: Effort, { sport }: Workout, speeds: AthleteSpeeds): DrawnStep[] {
  if (!amount) return []
  const secondsPerMetre = middleOf(paceFor(sport, intensity, speeds)) ?? usualSecondsPerMetre[sport]
  const seconds = amount.unit === 'seconds' ? amount.value : amount.value * secondsPerMetre
  return [{ minutes: seconds / 60, effort: effortOf(intensity) }]
}

function effortOf(intensity: Intensity | undefined): number {
  if (!intensity || intensity.kind === 'pace') return unknownEffort
  if (intensity.kind === 'zone') return workoutZones[intensity.zone].effort
  if (intensity.kind === 'percent') return Math.min(1, (intensity.from + intensity.to) / 2 / 105)
  return Math.min(1, Math.max(0.3, 0.78 - intensity.plus * 0.03))
}

export type NamedEffort = { readonly name: string; readonly intensity: Intensity; readonly effort: number }

/** The different efforts of a session, the easiest first. */
export function workoutEfforts({ sport, lines }: Workout): NamedEffort[] {
  const parts = lines.flatMap((line) => line.parts)
  return effortsIn(parts, sport).toSorted((one, other) => one.effort - other.effort)
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
