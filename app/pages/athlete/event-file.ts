import { readCompetition, readEvent } from '#app/domain/competitions/store.server.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { servicesContext } from '#app/http/context.ts'
import { calendarHeaders } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { Route } from './+types/event-file.ts'
import { requireMember } from './require-member.server.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { viewer } = await requireMember(context)
  const found = await readCompetition(services, viewer, params.competition)
  // What was refused happens for nobody.
  if (!found || found.competition.status === 'refused') throw pageNotFound(request)
  const { octets, changedAt } = readEvent(services, found)
  const { title, startOn } = found.competition
  const name = `${groupSlug(title).slice(0, 60) || 'course'}-${startOn}.ics`
  return new Response(octets, { headers: Object.fromEntries(calendarHeaders(name, changedAt)) })
}
