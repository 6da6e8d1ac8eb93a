import { writeDuration, writeDistance } from '#app/domain/training/typed/writing.ts'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { paceIn } from './write-run.ts'

const unitNames = { km: 'kilomètre', mi: 'mile' }

/** The result as one sentence, to be read aloud. */
export function sayRun({ run, unit, sought }: RunningPaceAnswer): string {
  if (!run) return missingFor(sought)
  const pace = writeDuration(paceIn(run.pace, unit))
  const whole = `${writeDistance(run.distanceMetres)} en ${writeDuration(run.timeSeconds)}`
  return `${whole}\u00a0: ${pace} au ${unitNames[unit]}.`
}

/** What to fill in when nothing can be computed yet. */
export function missingFor(sought: RunningPaceAnswer['sought']): string {
  if (sought === 'temps') return 'Indiquez une distance, et une allure ou une vitesse.'
  if (sought === 'distance') return 'Indiquez un temps, et une allure ou une vitesse.'
  return 'Indiquez une distance et un temps.'
}
