import type { Activity, Leg } from '#app/domain/activities/activity.ts'
import type { Figure } from '#app/domain/activities/figures/figure.ts'
import { figuresOf, sportOf } from '#app/domain/activities/figures/figures-of.ts'
import { splitsOf } from '#app/domain/activities/figures/splits.ts'
import { sportNames } from '#app/domain/activities/sports.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { garminOf } from './listed-row.ts'

export type ActivityView = ReturnType<typeof viewOf>

/** What the page of an activity says: no track, so that it travels. */
export function viewOf(activity: Activity) {
  const { id, source, title, startedAt, device, legs } = activity
  const sport = sportOf(activity)
  return {
    id,
    isFromStrava: source === 'strava',
    title: title.trim() || sportNames[sport],
    sport: sportNames[sport],
    startedAt: startedAt && formatInstant(startedAt),
    recorder: garminOf(device),
    figures: figuresOf(activity),
    legs: legs.map((leg, index) => legView(activity, leg, index)),
  }
}

function legView(activity: Activity, leg: Leg, index: number) {
  const isAlone = activity.legs.length === 1
  // The device’s own kilometres are the splits again.
  const laps = leg.laps.length > 1 ? leg.laps : []
  return {
    key: index,
    sport: leg.sport,
    name: sportNames[leg.sport],
    figures: isAlone ? ([] as Figure[]) : figuresOf({ ...activity, legs: [leg] }),
    splits: splitsOf(leg),
    laps,
  }
}
