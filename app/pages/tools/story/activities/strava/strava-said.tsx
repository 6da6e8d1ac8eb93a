import type { Activity } from '#app/domain/activities/activity.ts'
import { garminOf } from '../listed-row.ts'
import { PoweredByStrava, ViewOnStrava } from './strava-brand.tsx'

/** Where an activity of Strava’s is seen, and what recorded it; of its list, whose it is alone. */
export function StravaSaid({ id, device }: Partial<Pick<Activity, 'id' | 'device'>>) {
  const recorder = garminOf(device)
  // Of several put together, those of them that are Strava’s.
  const stravaIds = (id ?? '').split('+').filter((one) => /^\d+$/.test(one))
  return (
    <p className="strava-said cluster">
      {stravaIds.map((one) => (
        <ViewOnStrava key={one} id={one} />
      ))}
      {recorder ? <span className="muted smaller">{recorder}</span> : null}
      <PoweredByStrava />
    </p>
  )
}
