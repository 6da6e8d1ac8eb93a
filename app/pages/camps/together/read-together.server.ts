import { href } from 'react-router'
import { readGuide } from '#app/domain/camps/participants-page/guide-store.server.ts'
import {
  findParticipantsBooking,
  readCompany,
} from '#app/domain/camps/participants-page/page-store.server.ts'
import { findCamp } from '#app/domain/camps/store.server.ts'
import { formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { Asked } from '../booked/read-booked.server.ts'

/** The booking whose participants’ page this is; anything else is a page that does not exist. */
export async function togetherAt({ request, params, context }: Asked) {
  const services = context.get(servicesContext)
  const booking = await findParticipantsBooking(services, params.secret)
  if (!booking) throw pageNotFound(request)
  return { booking, services }
}

/** What participants need before they leave, and who comes with them. */
export async function readTogether(asked: Asked) {
  const { booking, services } = await togetherAt(asked)
  const { id, camp: slug, agreed } = booking
  const [company, guide, found] = await Promise.all([
    readCompany(services.database, slug),
    readGuide(services.database, slug),
    findCamp(services, agreed.path),
  ])
  const own = booking.participants.filter(({ leftAt }) => leftAt === null)
  const isOwn = ({ bookingId }: { bookingId: string }) => bookingId === id
  const query = new URL(asked.request.url).searchParams
  return {
    secret: asked.params.secret,
    title: agreed.title,
    path: agreed.path,
    dates: formatDayRangeInWords(agreed.startOn, agreed.endOn),
    place: [agreed.place.name, agreed.place.city, agreed.place.country].join(', '),
    lodgingNote: agreed.lodgingNote,
    included: agreed.included,
    days: found?.camp.days ?? [],
    document: found?.camp.document,
    guide,
    own: own.map(({ rank, firstName }) => ({
      rank,
      firstName,
      isNamed: company.named.some((one) => isOwn(one) && one.rank === rank),
    })),
    others: company.named.filter((one) => !isOwn(one)).map(({ firstName }) => firstName),
    count: company.count,
    cars: company.cars.map((car) => ({ ...car, isOwn: isOwn(car) })),
    writeTo: query.get('a') ?? undefined,
    done: query.get('fait') ?? undefined,
    page: href('/entre-participants/:secret', { secret: asked.params.secret }),
  }
}

export type TogetherView = Awaited<ReturnType<typeof readTogether>>
