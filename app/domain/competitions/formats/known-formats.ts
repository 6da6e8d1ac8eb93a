import type { Discipline } from '../disciplines.ts'
import type { Leg, LegSport, RaceFormat } from './race-format.ts'

type Course = readonly [key: string, name: string, ...metres: readonly number[]]

const triathlon: readonly Course[] = [
  ['XS', 'XS', 400, 10_000, 2500],
  ['S', 'S', 750, 20_000, 5000],
  ['M', 'M', 1500, 40_000, 10_000],
  ['L', 'L', 3000, 80_000, 20_000],
  ['L-113', 'L (113)', 1900, 90_000, 21_097.5],
  ['XL', 'XL', 4000, 120_000, 30_000],
  ['XXL', 'XXL', 3800, 180_000, 42_195],
]
const crossTriathlon: readonly Course[] = [
  ['XS', 'XS', 250, 5500, 2000],
  ['S', 'S', 500, 11_000, 4000],
  ['M', 'M', 1000, 22_000, 8000],
  ['L', 'L', 2000, 44_000, 16_000],
  ['XL', 'XL', 3000, 66_000, 24_000],
]
const duathlon: readonly Course[] = [
  ['XS', 'XS', 2500, 10_000, 1250],
  ['S', 'S', 5000, 20_000, 2500],
  ['M', 'M', 10_000, 40_000, 5000],
  ['L', 'L', 10_000, 80_000, 10_000],
  ['XL', 'XL', 20_000, 120_000, 10_000],
  ['XXL', 'XXL', 20_000, 180_000, 20_000],
]
const youngTriathlon: readonly Course[] = [
  ['6-9-ans', '6-9 ans', 50, 1000, 500],
  ['8-11-ans', '8-11 ans', 100, 2000, 1000],
  ['10-13-ans', '10-13 ans', 200, 4000, 1500],
  ['12-19-ans', '12-19 ans', 300, 6000, 2000],
]
const running: readonly Course[] = [
  ['5-km', '5\u00A0km', 5000],
  ['10-km', '10\u00A0km', 10_000],
  ['semi', 'Semi-marathon', 21_097.5],
  ['marathon', 'Marathon', 42_195],
  ['100-km', '100\u00A0km', 100_000],
]

const swimBikeRun = ['natation', 'velo', 'course'] as const
const runBikeRun = ['course', 'velo', 'course'] as const

/** Formats with a name: distances of the French triathlon federation (2018), `L-113` the usual half distance. */
const known: Readonly<Partial<Record<Discipline, readonly RaceFormat[]>>> = {
  triathlon: formats(triathlon, swimBikeRun),
  'cross-triathlon': formats(crossTriathlon, swimBikeRun),
  'triathlon-jeunes': formats(youngTriathlon, swimBikeRun),
  duathlon: formats(duathlon, runBikeRun),
  route: formats(running, ['course']),
}

/** The formats of a discipline that have a name; none when its races are told apart by their distance. */
export function knownFormats(discipline: Discipline): readonly RaceFormat[] {
  return known[discipline] ?? []
}

/** The sports of a discipline's legs, in order (of a swimrun the sums); none for an evening of the club. */
export function legSportsOf(discipline: Discipline): readonly LegSport[] {
  return legSports[discipline]
}

const legSports: Readonly<Record<Discipline, readonly LegSport[]>> = {
  route: ['course'],
  trail: ['course'],
  cross: ['course'],
  piste: ['course'],
  bassin: ['natation'],
  'eau-libre': ['natation'],
  triathlon: swimBikeRun,
  'cross-triathlon': swimBikeRun,
  'triathlon-jeunes': swimBikeRun,
  duathlon: runBikeRun,
  aquathlon: ['natation', 'course'],
  swimrun: ['natation', 'course'],
  cyclosportive: ['velo'],
  'contre-la-montre': ['velo'],
  club: [],
}

function formats(courses: readonly Course[], sports: readonly LegSport[]): RaceFormat[] {
  return courses.map(([key, name, ...metres]) => ({
    key,
    name,
    legs: legsOf(metres, sports),
    climb: undefined,
  }))
}

function legsOf(metres: readonly number[], sports: readonly LegSport[]): Leg[] {
  return sports.flatMap((sport, index) => {
    const length = metres[index]
    return length === undefined ? [] : [{ sport, metres: length }]
  })
}
