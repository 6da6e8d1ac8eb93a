import { href, redirect, type RouterContextProvider } from 'react-router'
import { costOfLeaving } from '#app/domain/camps/changes/change-costs.ts'
import { refundOfLess } from '#app/domain/camps/changes/difference-store.server.ts'
import { findCamp } from '#app/domain/camps/store.server.ts'
import { dayInParis, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { bookingAt, ofThisBooking } from '../booked/read-booked.server.ts'

export type Asked = {
  request: Request
  params: { secret: string; rank: string }
  context: Readonly<RouterContextProvider>
}

/** One participant who comes, of a booking that may still change; else its page. */
export async function participantAt(asked: Asked) {
  const { booking, services } = await bookingAt(asked)
  const today = dayInParis(services.clock.now())
  const { agreed, secret, participants, stage } = booking
  const live = participants.filter(({ leftAt }) => leftAt === null)
  const person = live.find(({ rank }) => String(rank) === asked.params.rank)
  const found = await findCamp(services, agreed.path)
  if (!person || stage !== 'booked' || booking.startOn <= today)
    throw redirect(href('/inscription/:secret', { secret }), { headers: ofThisBooking })
  const cost = costOfLeaving(booking, person, today)
  return {
    booking,
    services,
    person,
    camp: found?.camp ?? { startOn: booking.startOn, levelGroups: [], options: [] },
    view: {
      secret,
      rank: person.rank,
      name: `${person.firstName} ${person.lastName}`.trim(),
      title: agreed.title,
      dates: formatDayRangeInWords(agreed.startOn, agreed.endOn),
      isAlone: live.length < 2,
      keptCents: cost.keptCents,
      lessCents: -cost.changeCents,
      refundCents: refundOfLess(booking, -cost.changeCents),
      had: person.options.map(({ id }) => id),
      options: (found?.camp.options ?? []).map(({ id, label, priceCents }) => ({ id, label, priceCents })),
      levelGroups: found?.camp.levelGroups ?? [],
    },
  }
}

export type ParticipantView = Awaited<ReturnType<typeof participantAt>>['view']
