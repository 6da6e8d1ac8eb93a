import type { SessionText, TextProblem } from '@allure/content-engine'
import { workoutProblems } from '#app/domain/training/workouts/problems.ts'

/** The training rules a session of a text is held to. */
export function problemsOfSession({ line, sport, duree, distance, steps }: SessionText): readonly TextProblem[] {
  const texts = steps.map(({ text }) => text)
  return workoutProblems({ sport, duration: duree, distance, steps: texts }).map(({ step, message }) => ({
    line: (step === undefined ? undefined : steps[step]?.line) ?? line,
    message: `« seance », ${message}`,
  }))
}
