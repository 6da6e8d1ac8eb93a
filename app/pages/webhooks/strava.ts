import { takeStravaEvent } from '#app/domain/activities/strava/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/strava.ts'

const headers = { 'cache-control': 'no-store' }

/** Strava asks once, when the subscription is made, whether this address is ours. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { strava } = context.get(servicesContext)
  const asked = new URL(request.url).searchParams
  const challenge = asked.get('hub.challenge')
  const isRight = Boolean(strava?.verifyToken) && asked.get('hub.verify_token') === strava?.verifyToken
  if (!isRight) return answer(403, 'The verify token is wrong.')
  if (asked.get('hub.mode') !== 'subscribe' || challenge === null) return answer(400, 'Not a subscription.')
  return Response.json({ 'hub.challenge': challenge }, { headers })
}

// What fails is answered with an error, and sent again.
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  if (!services.strava) return answer(404, 'Strava is not set.')
  const isEvent = await takeStravaEvent(services, readJson(await request.text()))
  return isEvent ? answer(200, 'Received.') : answer(400, 'Not an event.')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function answer(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  })
}
