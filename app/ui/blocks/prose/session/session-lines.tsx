import { effortSteps } from '#app/domain/training/workouts/effort-steps.ts'
import { isWorthDrawing } from '#app/domain/training/workouts/workout-efforts.ts'
import type { Workout } from '#app/domain/training/workouts/workout.ts'
import { EffortAxis } from '#app/ui/art/effort-axis.tsx'
import { EffortLines } from '#app/ui/art/effort-lines.tsx'

const nobody = { vma: undefined, css: undefined }
const mostSteps = 120

/** The session as lines, the numbers of its steps below; nothing when there is nothing to compare. */
export function SessionLines({ id, workout }: { id: string; workout: Workout }) {
  if (!isWorthDrawing(workout)) return null
  const drawn = workout.lines.map((line) => effortSteps({ ...workout, lines: [line] }, nobody))
  const steps = drawn.flat()
  if (steps.length > mostSteps) return null
  const minutesOf = (some: typeof steps) => some.reduce((sum, { minutes }) => sum + minutes, 0)
  const all = minutesOf(steps)
  const parts = drawn
    .map((some, index) => ({ label: String(index + 1), share: minutesOf(some) / all }))
    .filter(({ share }) => share > 0)
  return (
    <div className="session-lines">
      <EffortLines id={id} steps={steps} />
      {parts.length > 1 ? <EffortAxis parts={parts} /> : null}
    </div>
  )
}
