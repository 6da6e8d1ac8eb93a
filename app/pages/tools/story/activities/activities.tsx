import { visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { homePath } from '#app/ui/blocks/navigation.ts'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { Route } from './+types/activities.ts'
import stylesheet from './activities.css?url'
import { changeConnection, readActivitiesPage } from './activities.server.ts'
import { storyPath } from './addresses.ts'
import { StravaConnect } from './strava/strava-connect.tsx'
import { StravaList } from './strava/strava-list.tsx'

export const handle: PageHandle = { isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers = visitorHeaders([])
export const meta = hiddenMeta(
  'Mes activités',
  'Les activités que ce navigateur tient, pour en faire une story.',
)

export function loader({ request, context }: Route.LoaderArgs) {
  return readActivitiesPage(request, context)
}

export function action({ request, context }: Route.ActionArgs) {
  return changeConnection(request, context)
}

export default function Activities({ loaderData: { strava, notice } }: Route.ComponentProps) {
  return (
    <div className="wrap inner activities">
      <Breadcrumb
        steps={[
          { label: 'Accueil', to: homePath },
          { label: 'Story d’activité', to: storyPath },
          { label: 'Mes activités' },
        ]}
      />
      <h1 className="d2">Mes activités</h1>
      <p className="lead">Choisissez celle dont vous voulez faire une image.</p>
      {notice ? (
        <Note tone={notice.tone}>
          <b>{notice.title}</b> {notice.text}
        </Note>
      ) : null}
      {strava?.isConnected ? <StravaList strava={strava} /> : null}
      {strava && !strava.isConnected ? (
        <section className="activities-section" aria-labelledby="relier">
          <h2 className="d4" id="relier">
            Depuis Strava
          </h2>
          <StravaConnect isAgain={notice?.asksAgain === true} />
        </section>
      ) : null}
    </div>
  )
}
