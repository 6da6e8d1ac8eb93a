import { useLoaderData } from 'react-router'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { activitiesPath } from './addresses.ts'
import { StravaConnect } from './strava/strava-connect.tsx'

/** From the tool to the activities of this browser, and to Strava’s where it is set. */
export function StoryDoor() {
  const { hasStrava } = useLoaderData<{ hasStrava: boolean }>()
  return (
    <>
      {hasStrava ? <StravaConnect /> : null}
      <p>
        <TextLink className="tap" to={activitiesPath}>
          Mes activités
        </TextLink>
      </p>
    </>
  )
}
