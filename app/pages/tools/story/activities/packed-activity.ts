import type { Activity, Track } from '#app/domain/activities/activity.ts'

/** An activity as JSON: columns as lists, what was not measured as null. */
export function packActivity(activity: Activity): string {
  return JSON.stringify(activity, (_, value: unknown) =>
    value instanceof Float64Array
      ? Array.from(value, (measure) => (Number.isNaN(measure) ? null : measure))
      : value,
  )
}

/** The activity again. @param packed what `packActivity` wrote, read as JSON */
export function unpackActivity(packed: PackedActivity): Activity {
  return {
    ...packed,
    startedAt: packed.startedAt === undefined ? undefined : new Date(packed.startedAt),
    legs: packed.legs.map((leg) => ({ ...leg, track: trackOf(leg.track) })),
  }
}

type PackedTrack = Record<keyof Track, (number | null)[]>
type PackedLeg = Omit<Activity['legs'][number], 'track'> & { track: PackedTrack }
export type PackedActivity = Omit<Activity, 'startedAt' | 'legs'> & {
  startedAt?: string | undefined
  legs: PackedLeg[]
}

function trackOf(packed: PackedTrack): Track {
  const column = (name: keyof Track) => Float64Array.from(packed[name], (measure) => measure ?? NaN)
  return {
    seconds: column('seconds'),
    latitudes: column('latitudes'),
    longitudes: column('longitudes'),
    metres: column('metres'),
    altitudes: column('altitudes'),
    heartRates: column('heartRates'),
    cadences: column('cadences'),
    watts: column('watts'),
  }
}
