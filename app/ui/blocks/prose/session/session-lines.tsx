import { effortSteps, isWorthDrawing } from '#app/domain/training/workouts/efforts.ts'
import type { Workout } from '#app/domain/training/workouts/workout.ts'
import { EffortAxis, EffortLines } from '#app/ui/art/effort.tsx'

const nobody = { vma: undefined, css: undefined }

const mostSteps = 120

/** A session as its lines: closer where it is harder; its steps are numbered below. Nothing where there is little to draw. */
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
