import type { Activity, Sport } from '#app/domain/activities/activity.ts'
import { sportOf } from '#app/domain/activities/figures/figures-of.ts'
import { totalsOf } from '#app/domain/activities/figures/totals.ts'
import { isOnFoot, sportNames } from '#app/domain/activities/sports.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { writeDistance, writeDuration, writePace, writeSpeed } from '#app/domain/training/typed/writing.ts'

/** An activity as lists show it. `startedOn`: its day (`YYYY-MM-DD`). */
export type Listed = {
  id: string
  title: string
  sport: Sport
  startedOn: string | undefined
  metres: number
  movingSeconds: number
  device: string | undefined
}

/** What stands on a line of a list. */
export function rowOf({ id, title, sport, startedOn, metres, movingSeconds, device }: Listed) {
  return {
    id,
    title: title.trim() || sportNames[sport],
    sport: sportNames[sport],
    day: startedOn === undefined ? undefined : formatDay(startedOn),
    distance: metres > 0 ? writeDistance(Math.round(metres / 10) * 10) : undefined,
    time: movingSeconds > 0 ? writeDuration(movingSeconds) : undefined,
    pace: metres > 0 && movingSeconds > 0 ? paceOf(sport, metres, movingSeconds) : undefined,
    recorder: garminOf(device),
  }
}

function paceOf(sport: Sport, metres: number, seconds: number): string | undefined {
  if (sport === 'swim') return writePace((seconds / metres) * 100, '100 m')
  if (sport === 'ride') return writeSpeed((metres / seconds) * 3.6, 'km/h')
  return isOnFoot(sport) ? writePace((seconds / metres) * 1000, 'km') : undefined
}

/** The same line of an activity that is wholly known. */
export function rowOfActivity(activity: Activity) {
  const { metres = 0, movingSeconds = 0 } = totalsOf(activity)
  const { id, title, startedAt, device } = activity
  const startedOn = startedAt && dayInParis(startedAt)
  return rowOf({ id, title, sport: sportOf(activity), startedOn, metres, movingSeconds, device })
}

/** Garmin asks to be named beside what its devices recorded. */
export function garminOf(device: string | undefined): string | undefined {
  return device !== undefined && /^garmin\b/i.test(device) ? device : undefined
}
