import type { Activity } from '#app/domain/activities/activity.ts'
import { garminOf } from '../listed-row.ts'
import { PoweredByStrava, ViewOnStrava } from './strava-brand.tsx'

/** Where an activity of Strava’s is seen, and what recorded it; of its list, whose it is alone. */
export function StravaSaid({ id, device }: Partial<Pick<Activity, 'id' | 'device'>>) {
  const recorder = garminOf(device)
  return (
    <p className="strava-said cluster">
      {id ? <ViewOnStrava id={id} /> : null}
      {recorder ? <span className="muted smaller">{recorder}</span> : null}
      <PoweredByStrava />
    </p>
  )
}
