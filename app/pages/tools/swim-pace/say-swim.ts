import { writeDuration } from '#app/domain/training/typed/writing.ts'
import type { SwimAnswer } from './swim-answer.ts'
import { writeMetres } from './write-swim.ts'

/** The result in one sentence, read aloud. */
export function saySwim({ swim, figures, wanted }: SwimAnswer): string {
  if (!figures) return missingFor(wanted)
  const pace = `${writeDuration(figures.per100)} aux 100\u00a0m`
  return swim ? `${writeMetres(swim.distance)} en ${writeDuration(swim.time)}\u00a0: ${pace}.` : `${pace}.`
}

/** What to fill in when nothing can be computed yet. */
export function missingFor(wanted: SwimAnswer['wanted']): string {
  return missing[wanted]
}

const missing = {
  allure: 'Indiquez une distance et un temps\u00a0: votre allure s’affiche ici.',
  temps: 'Indiquez une distance et une allure\u00a0: votre temps s’affiche ici.',
  distance: 'Indiquez un temps et une allure\u00a0: votre distance s’affiche ici.',
}
