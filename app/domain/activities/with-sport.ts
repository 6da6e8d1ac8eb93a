import type { Activity, Sport } from './activity.ts'
import { sportOf } from './figures/figures-of.ts'
import { sportNames } from './sports.ts'

/** The activity with the sport of one of its legs as the athlete says it, where a device or a speed said another. */
export function withSport(activity: Activity, leg: number, sport: Sport): Activity {
  const legs = activity.legs.map((one, index) => (index === leg ? { ...one, sport } : one))
  const isNamedAfterIt = activity.title === sportNames[sportOf(activity)]
  return { ...activity, legs, title: isNamedAfterIt ? sportNames[sportOf({ legs })] : activity.title }
}
