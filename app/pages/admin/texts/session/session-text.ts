import { markdownAttribute } from '#app/domain/shared/markdown-attribute.ts'
import type { WorkoutSport } from '#app/domain/training/workouts/workout.ts'

/** A step as it is typed: how often, how much of it, how hard, what stands between. */
export type TypedStep = {
  readonly times: string
  readonly amount: string
  readonly effort: string
  readonly recovery: string
}

export type TypedSession = {
  readonly title: string
  readonly sport: WorkoutSport
  readonly steps: readonly TypedStep[]
}

const mostTimes = 100

/** How often a step is done, from 1 to 100; once where it was not said. */
export function timesOf({ times }: Pick<TypedStep, 'times'>): number {
  const count = Math.trunc(Number(times))
  return count > 1 ? Math.min(count, mostTimes) : 1
}

/** A step in a coach’s words: « 3 × 8 min seuil, récup 2 min trot »; empty when nothing of it was typed. */
export function stepText(step: TypedStep): string {
  const what = wordsOf(step.amount, step.effort)
  const times = timesOf(step)
  if (what === '' || times === 1) return what
  const rest = wordsOf(step.recovery)
  return `${times} × ${what}${rest === '' ? '' : `, récup ${rest}`}`
}

/** The steps of which anything was typed, in their order. */
export function stepTexts({ steps }: Pick<TypedSession, 'steps'>): string[] {
  return steps.map(stepText).filter((text) => text !== '')
}

/** The session as a text holds it. */
export function sessionMarkdown(session: TypedSession): string {
  const title = markdownAttribute(session.title) || 'Séance'
  const steps = stepTexts(session).map((text) => `- ${text}`)
  return [`:::seance{titre="${title}" sport="${session.sport}"}`, ...steps, ':::'].join('\n')
}

function wordsOf(...typed: readonly string[]): string {
  return typed.join(' ').replace(/\s+/g, ' ').trim()
}
