import {
  distanceWords,
  type LegSport,
  type RaceFormat,
  lengthOf,
} from '#app/domain/competitions/formats/race-format.ts'

export type DrawnLeg = { sport: LegSport; share: number; slope: number; distance: string; name: string }

const metresASecond: Readonly<Record<LegSport, number>> = { natation: 0.85, velo: 8.3, course: 3 }
const names: Readonly<Record<LegSport, string>> = { natation: 'natation', velo: 'vélo', course: 'course' }
const smallestShare = 0.08
const steepest = 45

export function drawnLegs({ legs, climb = 0 }: Pick<RaceFormat, 'legs' | 'climb'>): DrawnLeg[] {
  const length = lengthOf({ legs })
  const times = legs.map(({ sport, metres }) => metres / metresASecond[sport])
  const slope = length > 0 ? Math.min(1, climb / (length / 1000) / steepest) : 0
  const shares = sharesOf(times)
  return legs.map(({ sport, metres }, index) => ({
    sport,
    share: shares[index] ?? 0,
    slope: sport === 'natation' ? 0 : slope,
    distance: distanceWords(metres),
    name: names[sport],
  }))
}

function sharesOf(times: readonly number[]): number[] {
  const whole = times.reduce((sum, time) => sum + time, 0)
  const seen = times.map((time) => Math.max(smallestShare, time / whole))
  const sum = seen.reduce((total, share) => total + share, 0)
  return seen.map((share) => share / sum)
}
