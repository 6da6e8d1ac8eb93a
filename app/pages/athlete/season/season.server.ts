import { data, type RouterContextProvider } from 'react-router'
import { bookingsOfMember } from '#app/domain/camps/store.server.ts'
import { seasonNamed, seasonOf } from '#app/domain/competitions/season/season.ts'
import { readSeason } from '#app/domain/competitions/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { requireMember } from '../require-member.server.ts'
import type { Route } from './+types/season.ts'
import { campsOfSeason, seasonView } from './season-view.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const own = await readOwnSeason(request, params.season, context)
  const { database } = context.get(servicesContext)
  const camps = campsOfSeason(await bookingsOfMember(database, own.member.userId), own)
  return data({ season: seasonView(own), camps }, { headers: forThisVisitor })
}

/** The season of the member who asks, hidden races included: it is theirs. A season that does not exist is a 404. */
export async function readOwnSeason(
  request: Request,
  named: string | undefined,
  context: Readonly<RouterContextProvider>,
) {
  const services = context.get(servicesContext)
  const { member, viewer } = await requireMember(context)
  const today = dayInParis(services.clock.now())
  const season = named === undefined ? seasonOf(today) : seasonNamed(named)
  if (!season) throw pageNotFound(request)
  return { member, today, season, ...(await readSeason(services, viewer, season)) }
}
