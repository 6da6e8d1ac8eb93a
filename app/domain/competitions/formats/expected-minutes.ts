import { formatEntered, type RaceFormat } from './race-format.ts'

const unknown = 180
const secondsPerMetre = { natation: 1.8, velo: 0.18, course: 0.48 } as const
const secondsPerMetreOfClimb = 3

/** Minutes for which a calendar is busy: one's format, or the longest, at an easy pace, in whole half hours. */
export function expectedMinutes(
  { formats }: { readonly formats: readonly RaceFormat[] },
  named: string | undefined,
): number {
  const own = formatEntered(formats, named)
  const longest = Math.max(0, ...(own ? [own] : formats).map(easySeconds))
  return longest === 0 ? unknown : Math.ceil(longest / 1800) * 30
}

function easySeconds({ legs, climb = 0 }: RaceFormat): number {
  return legs.reduce(
    (sum, { sport, metres }) => sum + metres * secondsPerMetre[sport],
    climb * secondsPerMetreOfClimb,
  )
}
