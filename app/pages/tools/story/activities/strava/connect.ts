import { redirect } from 'react-router'
import { wantedScopes } from '#app/domain/activities/strava/scopes.ts'
import { noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { activitiesPath, connectReturnPath } from '../addresses.ts'
import type { Route } from './+types/connect.ts'
import { readConnection, stravaServices } from './read-connection.server.ts'
import { stateCookie } from './strava-cookies.server.ts'

// A link, not a form: a page’s policy does not let its forms lead to another site.
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = stravaServices(context)
  if (!services) throw pageNotFound(request)
  const asked = new URL(request.url).searchParams
  const isAgain = asked.has('encore') || asked.has('prive')
  if (!isAgain && (await readConnection(request, services)))
    return redirect(activitiesPath, { headers: noStore })
  const state = crypto.randomUUID()
  const address = services.strava.authorizeUrl({
    scope: asked.has('prive') ? wantedScopes.all : wantedScopes.shared,
    state,
    returnTo: services.siteUrl + connectReturnPath,
    isAgain,
  })
  return redirect(address, {
    headers: { ...noStore, 'set-cookie': await stateCookie.write(state, services) },
  })
}
