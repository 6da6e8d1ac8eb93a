import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { endWaits } from '#app/domain/places/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { bookings, campClosures, campDesks } from '#db/schema/index.ts'
import { findBookingById, giveUp, holdBooking, leftOf } from '../bookings/store.server.ts'
import type { CampServices } from '../store.server.ts'
import { auditCamp } from './author.server.ts'
import { findOfficeCamp } from './read-camps-store.server.ts'

export type OfficeAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string }

type Wish = { readonly camp: string; readonly author: string; readonly reason: string }

/** Calls a camp off: from then on nothing of it is sold; everybody is told and paid back, one after the other, also after a crash. */
export async function cancelCamp(
  services: CampServices & StoreServices,
  { camp: slug, author, reason }: Wish,
): Promise<OfficeAnswer> {
  const { database, clock } = services
  const camp = await findOfficeCamp(services, slug)
  if (!camp) return { ok: false, message: 'Ce stage n’existe pas.' }
  const at = clock.now()
  const isNew = await database.transaction(async (transaction) => {
    const closed = { camp: slug, closedAt: at, author, reason: reason.trim().slice(0, 500) }
    // The desk first, as whoever books: none is made once this is written.
    await transaction
      .insert(campDesks)
      .values({ camp: slug, places: 0, quotas: {} })
      .onConflictDoUpdate({ target: campDesks.camp, set: { places: 0 } })
    const made = await transaction.insert(campClosures).values(closed).onConflictDoNothing().returning()
    if (made.length === 0) return false
    const subject = { id: slug, name: `Stage ${camp.title}` }
    await auditCamp(transaction, { author, at, action: 'camp.cancelled', subject, details: { reason } })
    await endWaits(transaction, slug, { at, reason: closed.reason })
    await transaction.execute(sql`UPDATE club.calendar_version SET version = version + 1`)
    return true
  })
  await finishCancelling(services)
  return isNew ? { ok: true } : { ok: false, message: 'Ce stage est déjà annulé.' }
}

/** Gives back what is left of the bookings of camps that were called off, each in its own transaction; says how many. */
export async function finishCancelling({ database, clock }: StoreServices): Promise<number> {
  const closures = await database.select().from(campClosures).where(isNull(campClosures.finishedAt))
  let done = 0
  for (const { camp, author, reason } of closures) {
    const isOpen = and(eq(bookings.camp, camp), inArray(bookings.stage, ['held', 'booked']))
    const open = await database.select({ id: bookings.id }).from(bookings).where(isOpen)
    for (const { id } of open) if (await cancelOne({ database, clock }, id, { author, reason })) done += 1
    if ((await database.$count(bookings, isOpen)) > 0) continue
    await database
      .update(campClosures)
      .set({ finishedAt: clock.now() })
      .where(and(eq(campClosures.camp, camp), isNull(campClosures.finishedAt)))
  }
  return done
}

async function cancelOne(
  { database, clock }: StoreServices,
  id: string,
  by: { readonly author: string; readonly reason: string },
): Promise<boolean> {
  const found = await findBookingById(database, id)
  if (!found) return false
  return database.transaction(async (transaction) => {
    const held = await holdBooking(transaction, found)
    // An order was made meanwhile: the next round sees it.
    if (!held || (held.booking.stage !== 'held' && held.booking.stage !== 'booked')) return false
    const refundCents = held.orders.reduce((sum, one) => sum + leftOf(one), 0)
    await giveUp(transaction, held, { keptCents: 0, refundCents, at: clock.now(), by: 'camp', ...by })
    return true
  })
}
