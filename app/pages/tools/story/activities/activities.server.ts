import { data, redirect, type RouterContextProvider } from 'react-router'
import { readsPrivateActivities } from '#app/domain/activities/strava/scopes.ts'
import {
  forgetAthlete,
  listStravaActivities,
  type Connection,
  type StravaServices,
} from '#app/domain/activities/strava/store.server.ts'
import { dayInParis, formatHour, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { activitiesPath } from './addresses.ts'
import { rowOf } from './listed-row.ts'
import { noticeOf } from './strava/notices.ts'
import { readConnection, stravaServices } from './strava/read-connection.server.ts'
import { connectionCookie } from './strava/strava-cookies.server.ts'
import { troubleWords } from './strava/trouble.ts'

type Context = Readonly<RouterContextProvider>
const mostPages = 1000

/** What this browser may read of Strava, and what has just happened; nothing where Strava is not set. */
export async function readActivitiesPage(request: Request, context: Context) {
  const services = stravaServices(context)
  const headers = new Headers(forThisVisitor)
  if (!services) return data({ strava: undefined, notice: undefined }, { headers })
  const asked = new URL(request.url).searchParams
  const notice = noticeOf(asked.get('strava'))
  const connection = await readConnection(request, services)
  if (!connection) return data({ strava: { isConnected: false as const }, notice }, { headers })
  const strava = await readList(services, connection, pageOf(asked.get('page')))
  if (!strava) {
    headers.append('set-cookie', await connectionCookie.forget(services))
    return data({ strava: { isConnected: false as const }, notice: noticeOf('fini') }, { headers })
  }
  // Thirty days from this visit.
  headers.append('set-cookie', await connectionCookie.write(connection.id, services))
  return data({ strava, notice }, { headers })
}

async function readList(services: Services & StravaServices, connection: Connection, page: number) {
  const read = await listStravaActivities(services, connection, page)
  const known = {
    isConnected: true as const,
    seesPrivate: readsPrivateActivities(connection.scopes),
    page,
    today: dayInParis(services.clock.now()),
  }
  if (read.ok) {
    const { activities, hasMore } = read.value
    const readAt = formatHour(timeInParis(read.readAt))
    return { ...known, rows: activities.map(rowOf), hasMore, readAt, trouble: undefined }
  }
  if (read.why === 'unauthorized') return undefined
  const trouble = troubleWords(read, services.clock.now())
  return {
    ...known,
    rows: [],
    hasMore: false,
    readAt: undefined,
    trouble,
    mustAskAgain: read.why === 'scope',
  }
}

/** « Oublier Strava ». */
export async function changeConnection(request: Request, context: Context) {
  const services = stravaServices(context)
  const form = await readForm(request)
  if (!services || form.get('intent') !== 'oublier')
    throw data('The form is not one of this page.', { status: 400, statusText: 'Bad Request' })
  const connection = await readConnection(request, services)
  if (connection) await forgetAthlete(services, connection.athleteId)
  return redirect(`${activitiesPath}?strava=oublie`, {
    status: 303,
    headers: { ...forThisVisitor, 'set-cookie': await connectionCookie.forget(services) },
  })
}

function pageOf(typed: string | null): number {
  const page = Number(typed)
  return /^\d{1,4}$/.test(typed ?? '') && page >= 1 && page <= mostPages ? page : 1
}
