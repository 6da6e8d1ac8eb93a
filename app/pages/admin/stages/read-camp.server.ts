import { type Booking, findBookingById } from '#app/domain/camps/bookings/store.server.ts'
import { findOfficeCamp, type OfficeCamp } from '#app/domain/camps/office/store.server.ts'
import { formatDayRange } from '#app/domain/shared/dates/french-dates.ts'
import type { Services } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'

/** A camp in an address of one word: some have a folder. */
export function wordOfCamp(slug: string): string {
  return slug.replaceAll('/', '~')
}

export async function campAt(request: Request, services: Services, word = ''): Promise<OfficeCamp> {
  const camp = await findOfficeCamp(services, word.replaceAll('~', '/'))
  if (!camp) throw pageNotFound(request)
  return camp
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export async function bookingAt(request: Request, { database }: Services, id: string): Promise<Booking> {
  const booking = uuid.test(id) ? await findBookingById(database, id) : undefined
  if (!booking) throw pageNotFound(request)
  return booking
}

/** A camp as the room shows it. */
export function shownCamp({ slug, title, path, startOn, endOn, location, ...camp }: OfficeCamp) {
  const { capacity, taken, placesLeft, state, stateLabel, isSample, isClosed, isHidden, money } = camp
  return {
    id: wordOfCamp(slug),
    title,
    path,
    days: formatDayRange(startOn, endOn),
    location,
    capacity,
    taken,
    placesLeft,
    state,
    stateLabel,
    isSample,
    isHidden,
    // Called off in its text alone, its bookings are still to be given back.
    canEnd: !isClosed && state !== 'past',
    money,
  }
}

export type ShownCamp = ReturnType<typeof shownCamp>
