import { writeDuration } from '#app/domain/training/typed/write-duration.ts'
import { writeDistance } from '#app/domain/training/typed/write-number.ts'
import type { RunningEquivalenceAnswer } from './running-equivalence-answer.ts'

const announced = [42_195, 10_000]

/** The result in one sentence, read aloud. */
export function sayEquivalence({ reference, rows = [] }: RunningEquivalenceAnswer): string {
  if (!reference) return 'Indiquez une course, distance et temps, ou un VDOT.'
  const { distanceMetres, timeSeconds } = reference.race
  const equivalents = announced.flatMap((metres) => {
    const mean = rows.find((row) => row.distanceMetres === metres)?.mean
    return mean === undefined || metres === distanceMetres
      ? []
      : [`${writeDuration(mean)} sur ${writeDistance(metres)}`]
  })
  const race = `${writeDuration(timeSeconds)} sur ${writeDistance(distanceMetres)}`
  return equivalents.length > 0
    ? `${race} valent ${equivalents.join(', ')}.`
    : `${race}, sans équivalent sûr.`
}
