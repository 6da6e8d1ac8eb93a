import type { Activity, Leg } from './activity.ts'
import { sportOf } from './figures/figures-of.ts'
import { totalsOf } from './figures/totals.ts'
import { sportNames } from './sports.ts'

type Merged = { ok: true; activity: Activity } | { ok: false; message: string }

const usualOrder = ['swim', 'ride', 'run']
const longestRace = 24 * 3600

/**
 * Several activities of one day as one, such as the three files of a triathlon: in the order of their clocks, with the
 * time between them; without clocks swim, ride, run, one right after the other.
 */
export function mergeLegs(activities: readonly Activity[]): Merged {
  if (activities.length < 2) return refused('Choisissez au moins deux activités à réunir.')
  const hasClocks = activities.every(({ startedAt }) => startedAt !== undefined)
  const inOrder = activities.toSorted((one, other) =>
    hasClocks ? Number(one.startedAt) - Number(other.startedAt) : orderOf(one) - orderOf(other),
  )
  const [first] = inOrder
  if (!first) return refused('')
  const legs: Leg[] = []
  let [end, metres] = [0, 0]
  for (const activity of inOrder) {
    const { elapsedSeconds = 0, metres: length = 0 } = totalsOf(activity)
    const start = hasClocks ? (Number(activity.startedAt) - Number(first.startedAt)) / 1000 : end
    if (start < end - 1) return refused('Ces activités se chevauchent : elles ne peuvent pas être réunies.')
    if (start > longestRace) return refused('Ces activités ne sont pas du même jour.')
    for (const leg of activity.legs) legs.push(moved(leg, start, metres))
    end = start + elapsedSeconds
    metres += length
  }
  const source = activities.some((one) => one.source === 'strava') ? 'strava' : first.source
  const activity: Activity = { ...first, source, id: inOrder.map(({ id }) => id).join('+'), legs }
  const isTriathlon = sportOf(activity) === 'triathlon' && legs.length > 2
  return { ok: true, activity: isTriathlon ? { ...activity, title: sportNames.triathlon } : activity }
}

function refused(message: string): Merged {
  return { ok: false, message }
}

function orderOf({ legs }: Activity): number {
  const place = usualOrder.indexOf(legs[0]?.sport ?? '')
  return place < 0 ? usualOrder.length : place
}

function moved(leg: Leg, seconds: number, metres: number): Leg {
  return {
    ...leg,
    track: {
      ...leg.track,
      seconds: leg.track.seconds.map((value) => value + seconds),
      metres: leg.track.metres.map((value) => value + metres),
    },
    laps: leg.laps.map((lap) => ({ ...lap, startSeconds: lap.startSeconds + seconds })),
  }
}
