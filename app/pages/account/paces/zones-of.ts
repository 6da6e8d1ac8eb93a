import type { ReferencePaceKind } from '#app/domain/training/reference-paces/rules.ts'
import { intensityName } from '#app/domain/training/workouts/intensity.ts'
import { paceFor, type AthleteSpeeds } from '#app/domain/training/workouts/paces.ts'
import { writtenPace } from '#app/domain/training/workouts/totals.ts'
import type { Intensity, WorkoutZone } from '#app/domain/training/workouts/workout.ts'

const zones: Readonly<Record<ReferencePaceKind, readonly WorkoutZone[]>> = {
  vma: ['recuperation', 'endurance', 'marathon', 'seuil', 'vma-longue', 'vma'],
  css: ['aisance', 'endurance', 'seuil', 'vma'],
}

export function zonesOf(kind: ReferencePaceKind, speeds: AthleteSpeeds): { name: string; pace: string }[] {
  const sport = kind === 'vma' ? 'course' : 'natation'
  return zones[kind].flatMap((zone) => {
    const intensity: Intensity = { kind: 'zone', zone }
    const pace = paceFor(sport, intensity, speeds)
    return pace ? [{ name: intensityName(intensity, sport), pace: writtenPace(pace) }] : []
  })
}
