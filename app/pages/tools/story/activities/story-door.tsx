import { useLoaderData } from 'react-router'
import type { Activity } from '#app/domain/activities/activity.ts'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { activitiesPath } from './addresses.ts'
import { garminOf } from './listed-row.ts'
import { PoweredByStrava, ViewOnStrava } from './strava/strava-brand.tsx'
import { StravaConnect } from './strava/strava-connect.tsx'

/** From the tool to the activities of this browser, and to Strava’s where it is set; who recorded the one that is drawn. */
export function StoryDoor({ activity: { id, source, device } }: { activity: Activity }) {
  const { hasStrava } = useLoaderData<{ hasStrava: boolean }>()
  const recorder = garminOf(device)
  return (
    <>
      {source === 'strava' ? (
        <p className="strava-said cluster">
          <ViewOnStrava id={id} />
          {recorder ? <span className="muted smaller">{recorder}</span> : null}
          <PoweredByStrava />
        </p>
      ) : null}
      {hasStrava && source !== 'strava' ? <StravaConnect /> : null}
      <p>
        <TextLink className="tap" to={activitiesPath}>
          Mes activités
        </TextLink>
      </p>
    </>
  )
}
