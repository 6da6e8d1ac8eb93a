import stravaSaidAddress from 'address:./strava/strava-said.tsx'
import { useLoaderData } from 'react-router'
import type { Activity } from '#app/domain/activities/activity.ts'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { fetchScript } from '../fetch-script.ts'
import { late } from '../late.tsx'
import { activitiesPath } from './addresses.ts'
import { StravaConnect } from './strava/strava-connect.tsx'

const StravaSaid = late(
  async () => (await fetchScript<typeof import('./strava/strava-said.tsx')>(stravaSaidAddress)).StravaSaid,
)

type DoorProps = { activity: Activity; isStravaList: boolean }

/** From the tool to the activities of this browser, and to Strava’s where it is set; who recorded the one that is drawn. */
export function StoryDoor({ activity: { id, source, device }, isStravaList }: DoorProps) {
  const { hasStrava } = useLoaderData<{ hasStrava: boolean }>()
  return (
    <>
      {isStravaList ? <StravaSaid /> : null}
      {source === 'strava' && !isStravaList ? <StravaSaid id={id} device={device} /> : null}
      {hasStrava && source !== 'strava' && !isStravaList ? <StravaConnect /> : null}
      <p>
        <TextLink className="tap" to={activitiesPath}>
          Mes activités
        </TextLink>
      </p>
    </>
  )
}
