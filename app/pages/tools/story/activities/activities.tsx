import { visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { homePath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { Route } from './+types/activities.ts'
import stylesheet from './activities.css?url'
import { changeConnection, readActivitiesPage } from './activities.server.ts'
import { ActivityRows } from './activity-rows.tsx'
import { storyPath } from './addresses.ts'
import { StravaConnect } from './strava/strava-connect.tsx'
import { StravaList } from './strava/strava-list.tsx'
import { useOpenedRows } from './use-opened-rows.ts'

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
  const opened = useOpenedRows()
  const mayConnect = strava?.isConnected === false
  const isAgain = notice?.asksAgain === true
  const hasFiles = opened !== undefined && opened.length > 0
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
      {mayConnect && isAgain ? <ConnectSection isAgain /> : null}
      {hasFiles ? (
        <section className="activities-section" aria-labelledby="fichiers">
          <h2 className="d4" id="fichiers">
            Ouvertes sur cet appareil
          </h2>
          <ActivityRows rows={opened} />
        </section>
      ) : null}
      {strava?.isConnected ? <StravaList strava={strava} /> : null}
      {!hasFiles && !strava?.isConnected ? (
        <EmptyState
          title="Aucune activité ouverte."
          art={<LineArt name="empty-flat" />}
          action={<ButtonLink to={storyPath}>Ouvrir un fichier</ButtonLink>}
        >
          Exportez la vôtre de votre montre ou de votre application (GPX, TCX ou FIT)&nbsp;: le fichier
          s’ouvre sur votre appareil et n’en sort pas.
        </EmptyState>
      ) : null}
      {mayConnect && !isAgain ? <ConnectSection isAgain={false} /> : null}
    </div>
  )
}

function ConnectSection({ isAgain }: { isAgain: boolean }) {
  return (
    <section className="activities-section" aria-labelledby="relier">
      <h2 className="d4" id="relier">
        Depuis Strava
      </h2>
      <StravaConnect isAgain={isAgain} />
    </section>
  )
}
