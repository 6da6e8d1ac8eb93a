import { data } from 'react-router'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { homePath } from '#app/ui/blocks/navigation.ts'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { findOpened } from '../session-activities.ts'
import type { Route } from './+types/activity.ts'
import stylesheet from './activities.css?url'
import { ActivityPage } from './activity-page.tsx'
import { viewOf } from './activity-view.ts'
import { readOwnActivity } from './activity.server.ts'
import { activitiesPath, isFileId, storyPath } from './addresses.ts'

export const handle: PageHandle = { isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers = visitorHeaders([])
export const meta = hiddenMeta('Une activité', 'Ses chiffres, kilomètre par kilomètre.')

/** Only the browser knows the files it opened: the page of one is filled there. */
export async function loader({ request, context, params: { activity: id } }: Route.LoaderArgs) {
  if (isFileId(id)) return data({ activity: undefined, trouble: undefined }, { headers: forThisVisitor })
  const read = await readOwnActivity({ request, context, id })
  if (read.ok) return data({ activity: viewOf(read.value), trouble: undefined }, { headers: forThisVisitor })
  const { trouble, status, headers: wait } = read
  return data({ activity: undefined, trouble }, { status, headers: wait })
}

export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  if (!isFileId(params.activity)) return serverLoader()
  const opened = await findOpened(params.activity)
  if (!opened) throw pageNotFound(request)
  return { activity: viewOf(opened), trouble: undefined }
}
clientLoader.hydrate = true as const

export default function OneActivity({ loaderData: { activity, trouble } }: Route.ComponentProps) {
  return (
    <div className="wrap inner activities">
      <Breadcrumb
        steps={[
          { label: 'Accueil', to: homePath },
          { label: 'Story d’activité', to: storyPath },
          { label: 'Mes activités', to: activitiesPath },
          { label: 'Une activité' },
        ]}
      />
      {activity ? <ActivityPage activity={activity} /> : <h1 className="d2">Une activité</h1>}
      {trouble ? <Note tone="warning">{trouble}</Note> : null}
      {activity || trouble ? null : (
        <noscript>
          <Note>
            Cette activité vient d’un fichier que votre navigateur a ouvert, et qui n’est jamais venu jusqu’à
            nous&nbsp;: il faut JavaScript pour la lire.
          </Note>
        </noscript>
      )}
    </div>
  )
}
