import { eq } from 'drizzle-orm'
import { holdDesk } from '#app/domain/places/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Transaction } from '#db/database.ts'
import { campDesks } from '#db/schema/index.ts'
import { type HeldBooking, holdBooking } from '../bookings/hold-store.server.ts'
import { type BookingServices, deskOf } from '../bookings/offer-store.server.ts'
import { type Booking, findBookingBySecret } from '../bookings/read-store.server.ts'
import type { Camp } from '../camp.ts'
import { withSizes } from '../options/sizes-store.server.ts'
import { findCamp } from '../store.server.ts'
import type { By } from './change-notes-store.server.ts'

export type Changed = { readonly ok: true } | { readonly ok: false; readonly message: string }
export type Whose = {
  readonly secret: string
  readonly rank: number
  /** The club for them; without it, the participant. */
  readonly by?: By | undefined
}
export type Live = Booking['participants'][number]

const over = 'Cette inscription ne se change pas, ou plus\u00a0: voyez où elle en est.'
export const moved = 'Un prix ou un paiement a changé entre-temps. Rien n’est changé\u00a0: relisez.'

type Changing = {
  readonly held: HeldBooking
  readonly live: Live
  /** None of these while the camp is hidden. */
  readonly camp: Camp | undefined
  readonly desk: ReturnType<typeof deskOf> | undefined
  readonly kept: Awaited<ReturnType<typeof holdDesk>> | undefined
  readonly at: Date
}

/** Does one act on a participant who comes, all that it reads being held. @param act says why nothing is done */
export async function change(
  services: BookingServices,
  { secret, rank }: Whose,
  act: (transaction: Transaction, changing: Changing) => Promise<string | undefined>,
): Promise<Changed> {
  const { database, clock } = services
  const found = await findBookingBySecret(database, secret)
  const known = found && (await findCamp(services, found.agreed.path))
  const camp = known && { ...known.camp, options: await withSizes(services, known.camp.options) }
  if (!found) return { ok: false, message: over }
  return database.transaction(async (transaction): Promise<Changed> => {
    const held = await holdBooking(transaction, found)
    if (!held) return { ok: false, message: moved }
    const at = clock.now()
    const { stage, startOn, participants } = held.booking
    const live = participants.find((one) => one.rank === rank && one.leftAt === null)
    if (!live || stage !== 'booked' || startOn <= dayInParis(at)) return { ok: false, message: over }
    const desk = known && deskOf(known)
    const kept = desk ? await holdDesk(transaction, desk) : undefined
    if (!desk) await transaction.select().from(campDesks).where(eq(campDesks.camp, found.camp)).for('update')
    const problem = await act(transaction, { held, live, camp, desk, kept, at })
    return problem === undefined ? { ok: true } : { ok: false, message: problem }
  })
}
