import { redirect } from 'react-router'
import { connectAthlete, type StravaServices } from '#app/domain/activities/strava/store.server.ts'
import { requestContext, type Services } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { rateLimit, sharedLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { activitiesPath } from '../addresses.ts'
import type { Route } from './+types/connect-return.ts'
import type { NoticeName } from './notices.ts'
import { stravaServices } from './read-connection.server.ts'
import { connectionCookie, stateCookie } from './strava-cookies.server.ts'

const visitorLimit = rateLimit({ name: 'strava-returns', points: 20, seconds: 600 })
const usedStates = sharedLimit({ name: 'strava', points: 1, seconds: 900 })

const troubles = { scope: 'manque', used: 'perime', full: 'complet', unreachable: 'panne' } as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = stravaServices(context)
  if (!services) throw pageNotFound(request)
  const said = new URL(request.url).searchParams
  const isTooOften = (await visitorLimit(services).take(visitorKey(context.get(requestContext).address))) > 0
  if (isTooOften || !(await isOurState(request, said.get('state'), services))) return back('perime', services)
  if (said.get('error') === 'access_denied') return back('refus', services)
  const code = said.get('code')
  if (said.has('error') || !code) return back('panne', services)
  const connected = await connectAthlete(services, {
    code,
    scopes: said.get('scope') ?? '',
    formerId: await connectionCookie.read(request, services),
  })
  if (!connected.ok) return back(troubles[connected.why], services)
  return back('relie', services, await connectionCookie.write(connected.id, services))
}

/** Whether this browser went to Strava with it, and did not come back with it before. */
async function isOurState(request: Request, state: string | null, services: Services & StravaServices) {
  const kept = await stateCookie.read(request, services)
  return kept !== undefined && kept === state && (await usedStates(services).take(kept)) === 0
}

async function back(notice: NoticeName, services: Services, cookie?: string) {
  const headers = new Headers(noStore)
  headers.append('set-cookie', await stateCookie.forget(services))
  if (cookie) headers.append('set-cookie', cookie)
  return redirect(`${activitiesPath}?strava=${notice}`, { headers })
}
