import type { RouterContextProvider } from 'react-router'
import {
  findConnection,
  type Connection,
  type StravaServices,
} from '#app/domain/activities/strava/store.server.ts'
import { servicesContext, type Services } from '#app/http/context.ts'
import { connectionCookie } from './strava-cookies.server.ts'

type Context = Readonly<RouterContextProvider>

/** The services with Strava among them; undefined where it is not set. */
export function stravaServices(context: Context): (Services & StravaServices) | undefined {
  const { strava, ...services } = context.get(servicesContext)
  return strava && { ...services, strava }
}

/** Whom this browser reads Strava for. */
export async function readConnection(
  request: Request,
  services: Services & StravaServices,
): Promise<Connection | undefined> {
  const id = await connectionCookie.read(request, services)
  return id === undefined ? undefined : findConnection(services, id)
}
