import type { Activity } from '#app/domain/activities/activity.ts'
import { trackOf, type ColumnName } from '#app/domain/activities/track/columns.ts'

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
    legs: packed.legs.map((leg) => ({
      ...leg,
      track: trackOf((name) => Float64Array.from(leg.track[name], (measure) => measure ?? NaN)),
    })),
  }
}

type PackedTrack = Record<ColumnName, (number | null)[]>
type PackedLeg = Omit<Activity['legs'][number], 'track'> & { track: PackedTrack }
export type PackedActivity = Omit<Activity, 'startedAt' | 'legs'> & {
  startedAt?: string | undefined
  legs: PackedLeg[]
}
