import {
  type Booking,
  type CampServices,
  findCamp,
  findTold,
  numberCamps,
} from '#app/domain/camps/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { eventOfStay } from './feed-events.ts'
import { fileOf } from './feed-file-of.server.ts'
import type { FeedFile } from './feed-file.ts'

type StayServices = CampServices & StoreServices & { readonly siteUrl: string }

/** The camp of a booking, for a calendar that takes it over: where it is moved to, called off or given up, a new number of it. */
export async function readStay(services: StayServices, booking: Booking): Promise<FeedFile> {
  const { agreed, camp: slug, number, placedAt, stage, events } = booking
  const found = await findCamp(services, agreed.path)
  const [now] = found ? await numberCamps(services, [found.camp]) : []
  const told = now ?? (await findTold(services, slug)) ?? { sequence: 0, changedAt: placedAt }
  const event = eventOfStay(
    {
      ...(now ?? { ...agreed, isCancelled: false, isSample: false }),
      slug,
      changedAt: events.reduce((latest, { at }) => (at > latest ? at : latest), told.changedAt),
      // Both only grow: so does their sum.
      sequence: told.sequence + events.length,
      isCancelled: stage === 'cancelled' || stage === 'expired' || now?.isCancelled === true,
    },
    { bookingId: booking.id, number, places: booking.participants.filter(({ leftAt }) => !leftAt).length },
    { origin: new URL(services.siteUrl).origin },
  )
  return fileOf(`Stage ${agreed.title}`, [event])
}
