import { workoutProblems } from '#app/domain/training/workouts/problems.ts'
import * as declared from '#content/collections.ts'
import type { SiteCollections } from '#content/collections.ts'
import type { Collection, SessionText, TextProblem } from '@allure/content-engine'

export const collections: SiteCollections = {
  ...declared.collections,
  espaceAthlete: withSessionRules(declared.collections.espaceAthlete),
  nosStages: withSessionRules(declared.collections.nosStages),
}

function withSessionRules<Declared extends Collection>(collection: Declared): Declared {
  return { ...collection, textRules: { seance: problemsOfSession } }
}

function problemsOfSession({ line, sport, duree, distance, steps }: SessionText): readonly TextProblem[] {
  const texts = steps.map(({ text }) => text)
  return workoutProblems({ sport, duration: duree, distance, steps: texts }).map(({ step, message }) => ({
    line: (step === undefined ? undefined : steps[step]?.line) ?? line,
    message: `« seance », ${message}`,
  }))
}
