import type { FactorTableKey } from './grading.ts'
import { RACE_SLOTS } from './race-slots.ts'

export type RaceDistance = 'ironman' | '703'

/** Swim, bike and run together, in metres. */
export const RACE_METRES: Record<RaceDistance, number> = { ironman: 226_000, '703': 113_000 }

export type QualifyingRace = {
  slug: string
  date: string
  name: string
  distance: RaceDistance
  slots: number
}

export const QUALIFYING_RACES: readonly QualifyingRace[] = RACE_SLOTS.map(
  ([slug, date, name, distance, slots]) => ({
    slug,
    date,
    name,
    distance,
    slots,
  }),
)

const byLetters = new Map(
  QUALIFYING_RACES.flatMap((race) => [
    [emailsOf(race.name), race] as const,
    [emailsOf(race.slug), race] as const,
  ]),
)

/** The race of a slug, or of its name, however hyphens, dots and accents are written. Undefined for an unknown one. */
export function findRace(slug: string): QualifyingRace | undefined {
  return byLetters.get(emailsOf(slug))
}

function emailsOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

/** The performance rules in force on the day of a race. */
export function rulesOfRace({ date, distance }: Pick<QualifyingRace, 'date' | 'distance'>): FactorTableKey {
  if (distance === '703') return date < '2026-06-23' ? '703-2025' : '703-2026'
  return date < '2025-11-14' ? '2025-07' : '2025-11'
}
