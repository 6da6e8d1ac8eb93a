import { onOfficeChange, watchOffice } from '#app/domain/to-do/store.server.ts'
import { visitorContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { readCoach } from '../read-coach.server.ts'
import type { Route } from './+types/events.ts'
import { eventStream, takePlace } from './event-stream.server.ts'

/** The numbers of the menu for one window, told again whenever something of the office changes. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor, services } = await readCoach(context)
  const user = await context.get(visitorContext).currentUser()
  const leave = user && takePlace(actor.id)
  if (!leave)
    return new Response('Trop de fenêtres ouvertes.\n', {
      status: 503,
      headers: { ...noStore, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '30' },
    })
  const stream = eventStream({
    read: () => watchOffice(services, user),
    onChange: onOfficeChange,
    onEnd: leave,
  })
  return new Response(stream, {
    headers: { ...noStore, 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  })
}
