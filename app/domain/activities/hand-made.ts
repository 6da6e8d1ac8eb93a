import { readDistance } from '#app/domain/training/typed/distances.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import { refuse, type Reading } from '#app/domain/training/typed/reading.ts'
import type { Activity, Leg, Sport } from './activity.ts'
import { isOnFoot, sportNames, sportOfWords } from './sports.ts'
import { toldActivity } from './told-activity.ts'

type Query = Readonly<Record<string, string | undefined>>

export type HandMade = {
  sport: Sport
  /** As typed, or why not: refusals are said beside their field. */
  readings: { distance: Reading; temps: Reading; denivele: Reading }
  /** Undefined without a distance or a time, or where one of them cannot be. */
  activity: Activity | undefined
}

/** An activity as its `sport`, `distance`, `temps`, `titre` and `denivele` were typed, without a track. */
export function handMadeActivity(query: Query): HandMade {
  const sport = sportOfWords(query.sport ?? '') ?? 'run'
  const distance = readDistance(query.distance ?? '')
  const metres = distance.ok ? distance.value : undefined
  const temps = possibleTime(readDuration(query.temps ?? '', metres), metres, sport)
  const denivele = possibleClimb(readNumber((query.denivele ?? '').replace(/\s*m$/i, ''), 0, 50_000), metres)
  const readings = { distance, temps, denivele }
  const isWrong = Object.values(readings).some((reading) => !reading.ok && reading.reason !== 'empty')
  const told: Leg['told'] = {
    ...(distance.ok && { metres: distance.value }),
    ...(temps.ok && { movingSeconds: temps.value }),
    ...(denivele.ok && { climbMetres: denivele.value }),
  }
  const isSaid = distance.ok || temps.ok
  return {
    sport,
    readings,
    activity:
      isWrong || !isSaid
        ? undefined
        : toldActivity(sport, titleOf(query.titre ?? '') || sportNames[sport], told),
  }
}

const longestTitle = 60

function titleOf(typed: string): string {
  const line = typed.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return [...line].slice(0, longestTitle).join('')
}

/** Metres, and the speed over them (m/s) that nobody has reached: world records and a little. */
const beyondRecords: Record<'foot' | 'swim' | 'ride', readonly (readonly [metres: number, speed: number])[]> =
  {
    foot: [
      [400, 10.6],
      [1500, 7.8],
      [10_000, 6.6],
      [42_195, 6],
      [Infinity, 5.8],
    ],
    swim: [
      [100, 2.6],
      [1500, 2.1],
      [Infinity, 1.9],
    ],
    ride: [
      [1000, 25],
      [Infinity, 20],
    ],
  }

function possibleTime(time: Reading, metres: number | undefined, sport: Sport): Reading {
  const kind = isOnFoot(sport) ? 'foot' : sport === 'swim' ? 'swim' : 'ride'
  const [, most = Infinity] = beyondRecords[kind].find(([upTo]) => (metres ?? 0) <= upTo) ?? []
  if (!time.ok || metres === undefined || metres / time.value <= most) return time
  return refuse(
    'out-of-range',
    'Personne n’a jamais fait cette distance aussi vite : vérifiez la distance et le temps.',
  )
}

function possibleClimb(climb: Reading, metres: number | undefined): Reading {
  if (!climb.ok || metres === undefined || climb.value <= metres) return climb
  return refuse('out-of-range', 'Le dénivelé dépasse la distance : vérifiez les deux.')
}
