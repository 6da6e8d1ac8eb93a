import { disciplines, type Discipline } from '../disciplines.ts'
import coursesWithName from './known-formats.json' with { type: 'json' }
import type { LegSport, RaceFormat } from './race-format.ts'

type Course = { readonly key: string; readonly name: string; readonly metres: readonly number[] }

// Distances of the French triathlon federation (2018), `L-113` the usual half distance.
const courses: Readonly<Partial<Record<Discipline, readonly Course[]>>> = coursesWithName

/** The formats of a discipline that have a name; none when its races are told apart by their distance. */
export function knownFormats(discipline: Discipline): readonly RaceFormat[] {
  const sports = legSportsOf(discipline)
  return (courses[discipline] ?? []).map(({ key, name, metres }) => ({
    key,
    name,
    legs: sports.map((sport, index) => ({ sport, metres: metres[index] ?? 0 })),
    climb: undefined,
  }))
}

/** The sports of a discipline's legs, in order (of a swimrun the sums); none for an evening of the club. */
export function legSportsOf(discipline: Discipline): readonly LegSport[] {
  return disciplines[discipline].sports
}
