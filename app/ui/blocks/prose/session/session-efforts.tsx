import { isWorthDrawing, workoutEfforts } from '#app/domain/training/workouts/workout-efforts.ts'
import type { Workout } from '#app/domain/training/workouts/workout.ts'
import { EffortMark } from '#app/ui/art/effort-mark.tsx'
import type { PersonalSlot } from '../personal-prose.ts'
import { effortSlot } from './session-slots.ts'

type SessionEffortsProps = { workout: Workout; slot: (fill: PersonalSlot) => string }

/** What the lines of the drawing stand for, the easiest first, with the reader's own paces. */
export function SessionEfforts({ workout, slot }: SessionEffortsProps) {
  if (!isWorthDrawing(workout)) return null
  return (
    <ul className="session-efforts" aria-label="Efforts de la séance">
      {workoutEfforts(workout).map((effort) => (
        <li key={effort.name}>
          <EffortMark effort={effort.effort} />
          <span>{effort.name}</span>
          {slot(effortSlot(effort, workout.sport))}
        </li>
      ))}
    </ul>
  )
}
