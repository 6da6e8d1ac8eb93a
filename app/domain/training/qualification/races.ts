import type { FactorTableKey } from './factor-tables.ts'
import { RACE_SLOTS } from './race-slots.ts'

export type RaceDistance = 'ironman' | '703'

/** A race and its places for the world championship; `date` as yyyy-mm-dd. */
export type QualifyingRace = {
  slug: string
  date: string
  name: string
  distance: RaceDistance
  slots: number
}

/** The races known, by date. */
export const QUALIFYING_RACES: readonly QualifyingRace[] = RACE_SLOTS.map(
  ([slug, date, name, distance, slots]) => ({
    slug,
    date,
    name,
    distance,
    slots,
  }),
)

/** The race of a slug. Undefined for an unknown one. */
export function findRace(slug: string): QualifyingRace | undefined {
  return QUALIFYING_RACES.find((race) => race.slug === slug)
}

/** The performance rules in force on the day of a race. */
export function rulesOfRace({ date, distance }: Pick<QualifyingRace, 'date' | 'distance'>): FactorTableKey {
  if (distance === '703') return date < '2026-06-23' ? '703-2025' : '703-2026'
  return date < '2025-11-14' ? '2025-07' : '2025-11'
}
