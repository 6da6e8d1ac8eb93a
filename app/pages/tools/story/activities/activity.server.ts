import { redirect, type RouterContextProvider } from 'react-router'
import type { Activity } from '#app/domain/activities/activity.ts'
import type { Period } from '#app/domain/activities/figures/recap.ts'
import {
  readStravaActivity,
  readStravaPeriod,
  type Connection,
  type Read,
  type StravaServices,
  type Unread,
} from '#app/domain/activities/strava/store.server.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { activitiesPath } from './addresses.ts'
import { readConnection, stravaServices } from './strava/read-connection.server.ts'
import { connectionCookie } from './strava/strava-cookies.server.ts'
import { troubleWords } from './strava/trouble.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }
type Own<Value> =
  | { ok: true; value: Value }
  | { ok: false; trouble: string; status: number; headers: Headers }

/** A Strava activity of this browser’s athlete, or why it cannot be read now. Throws the 404 of what it does not hold. */
export function readOwnActivity({ id, ...asked }: Asked & { id: string }): Promise<Own<Activity>> {
  return readOwn(asked, (services, connection) => readStravaActivity(services, connection, id))
}

/** What this browser’s athlete did in a period; the same else. */
export function readOwnPeriod({ period, ...asked }: Asked & { period: Period }): Promise<Own<Activity[]>> {
  return readOwn(asked, (services, connection) => readStravaPeriod(services, connection, period))
}

async function readOwn<Value>(
  { request, context }: Asked,
  ask: (services: StravaServices, connection: Connection) => Promise<Read<Value>>,
): Promise<Own<Value>> {
  const services = stravaServices(context)
  const connection = services && (await readConnection(request, services))
  if (!services || !connection) throw pageNotFound(request)
  const read = await ask(services, connection)
  if (read.ok) return { ok: true, value: read.value }
  if (read.why === 'missing') throw pageNotFound(request)
  if (read.why === 'unauthorized')
    throw redirect(`${activitiesPath}?strava=fini`, {
      headers: { ...forThisVisitor, 'set-cookie': await connectionCookie.forget(services) },
    })
  const now = services.clock.now()
  const headers = new Headers({ ...forThisVisitor, 'retry-after': String(secondsToWait(read, now)) })
  return { ok: false, trouble: troubleWords(read, now), status: 503, headers }
}

function secondsToWait(unread: Unread, now: Date): number {
  return unread.why === 'wait' ? Math.max(1, Math.ceil((unread.until.getTime() - now.getTime()) / 1000)) : 60
}
