import type { FactorTableKey } from './grading.ts'
import raceSlots from './race-slots.json' with { type: 'json' }

export type RaceDistance = 'ironman' | '703'

/** Swim, bike and run together, in metres. */
export const RACE_METRES: Record<RaceDistance, number> = { ironman: 226_000, '703': 113_000 }

// Below the best times ever, above the cut-offs; seconds.
const lasting: Record<RaceDistance, readonly [number, number]> = {
  ironman: [7 * 3600, 17.5 * 3600],
  '703': [3.3 * 3600, 9 * 3600],
}

/** Whether somebody may have finished a race of that distance in so many seconds. */
export function isRaceTime(distance: RaceDistance, seconds: number): boolean {
  const [least, most] = lasting[distance]
  return seconds >= least && seconds <= most
}

export type QualifyingRace = {
  slug: string
  date: string
  name: string
  distance: RaceDistance
  slots: number
}

type Row = [date: string, name: string, distance: RaceDistance, slots: number]

const rows = raceSlots as Row[]

/**
 * Places for the world championship at each race from September 2025 to August 2026, in all (half for men, half for
 * women at the 70.3 distance). After the list kept by Tapin42/canikona on GitHub (Apache-2.0), which agrees with
 * hannes-hawaii-tours.de; read on 20 November 2026. The slug of a race held twice has its year for the earlier one.
 */
export const QUALIFYING_RACES: readonly QualifyingRace[] = rows.map(
  ([date, name, distance, slots], index) => {
    const race = { date, name, distance, slots }
    const isHeldAgain = rows.slice(index + 1).some(([, later]) => later === name)
    return isHeldAgain ? announcedRace(race) : { ...race, slug: slugOf(name) }
  },
)

const byLetters = new Map(
  QUALIFYING_RACES.flatMap((race) => [race.name, race.slug].map((text) => [lettersOf(text), race] as const)),
)

/**
 * The race of a slug, or of its name, however hyphens, dots and accents are written, one of the `announced` first.
 * Undefined for an unknown one.
 */
export function findRace(
  slug: string,
  announced: readonly QualifyingRace[] = [],
): QualifyingRace | undefined {
  const letters = lettersOf(slug)
  const found = announced.find((race) => [race.slug, race.name].some((text) => lettersOf(text) === letters))
  return found ?? byLetters.get(letters)
}

/** A race the club announces, by its slug: its name and its year (`ironman-france-2027`). */
export function announcedRace(race: Omit<QualifyingRace, 'slug'>): QualifyingRace {
  return { ...race, slug: `${slugOf(race.name)}-${race.date.slice(0, 4)}` }
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? ''
}

function lettersOf(text: string): string {
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
