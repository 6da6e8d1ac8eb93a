import type { Activity, Leg } from '../activity.ts'
import { isOnFoot } from '../sports.ts'
import { at } from '../track/columns.ts'

/** A row stands for the time until the next one, this long at most: a pause has no heart rate. */
const longest = 10

/** The mean of a column over the time it was measured, zeros left out where `isPositive`; undefined without any. */
export function meanOf(legs: readonly Leg[], name: 'heartRates' | 'cadences' | 'watts', isPositive = true) {
  let [sum, weight] = [0, 0]
  for (const { track } of legs) {
    for (let row = 0; row < track.seconds.length; row += 1) {
      const value = at(track[name], row)
      if (Number.isNaN(value) || (isPositive && value === 0)) continue
      const step = at(track.seconds, row + 1) - at(track.seconds, row)
      const stands = step >= 0 ? Math.min(step, longest) : 1
      sum += value * stands
      weight += stands
    }
  }
  return weight > 0 ? sum / weight : undefined
}

export function highest(legs: readonly Leg[], name: 'heartRates' | 'watts'): number | undefined {
  let most = -Infinity
  for (const { track } of legs) for (const value of track[name]) if (value > most) most = value
  return most > 0 ? most : undefined
}

/** Watts, and whether a meter measured them: those of a run are always computed from its movement. Undefined where there are none. */
export function powerOf({ legs }: Activity): { watts: number; isMeasured: boolean } | undefined {
  const telling = legs.find(({ told }) => told.averageWatts !== undefined)
  const watts = telling?.told.averageWatts ?? meanOf(legs, 'watts', false)
  if (watts === undefined || !(watts > 0)) return undefined
  const isOfRun = (telling ? [telling] : legs).every(({ sport }) => isOnFoot(sport))
  return { watts, isMeasured: !isOfRun && (telling?.told.hasMeasuredPower ?? true) }
}

/** Beats a minute: what the device tells of a single sport, else the mean. */
export function heartRateOf({ legs }: Activity): number | undefined {
  const [only] = legs
  const told = legs.length === 1 ? only?.told.averageHeartRate : undefined
  return told ?? meanOf(legs, 'heartRates')
}
