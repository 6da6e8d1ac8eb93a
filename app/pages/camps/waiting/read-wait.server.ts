import { canTakeOffer } from '#app/domain/camps/bookings/store.server.ts'
import { type CampServices, findCamp } from '#app/domain/camps/store.server.ts'
import { countWaiting, findWait } from '#app/domain/camps/waiting/store.server.ts'
import { formatDay, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { type Asked, campPathOf } from '../booking/read-booking.server.ts'

/** The camp at this address, while there is something to wait for. */
export async function campToWaitFor({ request, params, context }: Asked) {
  const found = await findCamp(context.get(servicesContext), campPathOf(params))
  if (!found || found.camp.state === 'past' || found.camp.state === 'cancelled') throw pageNotFound(request)
  const { slug, title, path, startOn, endOn, state, opensOn, cancellation } = found.camp
  const waitsFor = state === 'upcoming' ? ('opening' as const) : ('places' as const)
  return {
    slug,
    title,
    path,
    dates: formatDayRangeInWords(startOn, endOn),
    waitsFor,
    isBookable: cancellation.length > 0,
    words:
      waitsFor === 'opening'
        ? `Les inscriptions ouvrent le ${formatDay(opensOn ?? startOn)}\u00a0: un seul e-mail, ce jour-là.`
        : 'Dès qu’une place revient, elle est gardée pour la première personne à qui elle convient, le temps qu’elle réponde.',
  }
}

/** Where in the list of a full camp who joins now would stand; undefined while nobody is before them. */
export async function positionToJoin(
  services: StoreServices,
  { slug, waitsFor }: Awaited<ReturnType<typeof campToWaitFor>>,
): Promise<number | undefined> {
  if (waitsFor !== 'places') return undefined
  const before = await countWaiting(services.database, { camp: slug, waitsFor })
  return before > 0 ? before + 1 : undefined
}

/** The wait of this secret; anything else is a page that does not exist. */
export async function waitAt({
  request,
  params,
  context,
}: { params: { secret: string } } & Omit<Asked, 'params'>) {
  const services = context.get(servicesContext)
  const wait = await findWait(services.database, params.secret)
  if (!wait) throw pageNotFound(request)
  const { secret, title, path, places, waitsFor, position, hasPassed, offeredUntil } = wait
  const isLate = wait.state === 'offered' && offeredUntil !== null && offeredUntil <= services.clock.now()
  const isWithheld = wait.state === 'offered' && !isLate && !(await canTakeOffer(services, wait))
  const state = isLate ? ('lapsed' as const) : isWithheld ? ('withheld' as const) : wait.state
  const until = offeredUntil ? formatInstant(offeredUntil) : ''
  const hasAccount = wait.userId !== null
  const facts = await factsOf(services, path)
  return { secret, title, path, places, waitsFor, position, hasPassed, state, until, hasAccount, facts }
}

/** What one waits for; nothing while its camp is not shown. */
async function factsOf(services: CampServices, path: string) {
  const { camp } = (await findCamp(services, path)) ?? {}
  if (!camp) return []
  return [
    { term: 'Dates', value: capitalised(formatDayRangeInWords(camp.startOn, camp.endOn)) },
    { term: 'Lieu', value: camp.location },
    { term: 'Par personne', value: formatEuros(camp.priceCents) },
  ]
}

export type WaitShown = Awaited<ReturnType<typeof waitAt>>
