import { readStay } from '#app/domain/competitions/store.server.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { calendarHeaders } from '#app/http/headers.ts'
import type { Route } from './+types/stay-file.ts'
import { bookingAt } from './read-booked.server.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { booking, services } = await bookingAt(asked)
  const { octets, changedAt } = await readStay(services, booking)
  const { title, startOn } = booking.agreed
  const name = `stage-${groupSlug(title).slice(0, 60)}-${startOn}.ics`
  return new Response(octets, { headers: Object.fromEntries(calendarHeaders(name, changedAt)) })
}
