import { data } from 'react-router'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/activity.ts'
import stylesheet from './activities.css?url'
import { readOwnActivity } from './activity.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers = visitorHeaders([])
export const meta = hiddenMeta('Une activité', 'Ses chiffres, kilomètre par kilomètre.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const read = await readOwnActivity({ request, context, id: params.activity })
  return data({ title: read.ok ? read.activity.title : read.trouble }, { headers: forThisVisitor })
}

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.title}</h1>
}
