import { dayInParis, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import type { Booking, BookingServices } from '../bookings/store.server.ts'
import { wishOf } from '../options/chosen-options.ts'
import { withSizes } from '../options/sizes-store.server.ts'
import { findCamp } from '../store.server.ts'
import { costOfLeaving } from './change-costs.ts'
import { refundOfLess } from './difference-store.server.ts'

/** One participant who comes, of a booking that may still change, with what each change costs today; undefined of another. Cents. */
export async function readChange(services: BookingServices, booking: Booking, rank: number) {
  const today = dayInParis(services.clock.now())
  const { agreed, secret, participants, stage } = booking
  const live = participants.filter(({ leftAt }) => leftAt === null)
  const person = live.find((one) => one.rank === rank)
  if (!person || stage !== 'booked' || booking.startOn <= today) return undefined
  const found = await findCamp(services, agreed.path)
  const options = await withSizes(services, found?.camp.options ?? [])
  const cost = costOfLeaving(booking, person, today)
  return {
    person,
    camp: { startOn: booking.startOn, levelGroups: [], ...found?.camp, options },
    view: {
      secret,
      rank,
      name: `${person.firstName} ${person.lastName}`.trim(),
      title: agreed.title,
      dates: formatDayRangeInWords(agreed.startOn, agreed.endOn),
      isAlone: live.length < 2,
      keptCents: cost.keptCents,
      lessCents: -cost.changeCents,
      refundCents: refundOfLess(booking, -cost.changeCents),
      had: person.options.map(wishOf),
      options,
      levelGroups: found?.camp.levelGroups ?? [],
    },
  }
}

export type ChangeView = NonNullable<Awaited<ReturnType<typeof readChange>>>['view']
