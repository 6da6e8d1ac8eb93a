import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import {
  bookingsOpen,
  endOffers,
  endWaits,
  factsOfWait,
  holdDesk,
  offerPlaces,
} from '#app/domain/places/store.server.ts'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { campDesks, campWaits } from '#db/schema/index.ts'
import { deskOf } from '../bookings/offer-store.server.ts'
import { campState, hasPlaces } from '../rules.ts'
import { findCamp } from '../store.server.ts'
import type { WaitServices } from './join-store.server.ts'

const live = ['asked', 'waiting', 'offered'] as const

/** Each minute: offers without answer go on, what is free is offered, an opening is told; says how many moved. */
export async function moveWaitingLists(services: WaitServices): Promise<number> {
  const camps = await services.database
    .selectDistinct({ camp: campWaits.camp, path: campWaits.path })
    .from(campWaits)
    .where(inArray(campWaits.state, [...live]))
  let moved = 0
  for (const camp of camps) moved += await moveList(services, camp)
  return moved
}

type Named = { readonly camp: string; readonly path: string }

async function moveList(services: WaitServices, { camp, path }: Named): Promise<number> {
  const at = services.clock.now()
  const today = dayInParis(at)
  const found = await findCamp(services, path)
  const state = found && campState(found.camp, today)
  return services.database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(campDesks).where(eq(campDesks.camp, camp)).for('update')
    const isLive = and(eq(campWaits.camp, camp), inArray(campWaits.state, [...live]))
    if (!found || !state || state === 'past' || state === 'cancelled') {
      // Hidden for a while, nothing of it is offered: nobody could take it. The list stays as it is.
      await transaction.update(campDesks).set({ places: 0 }).where(eq(campDesks.camp, camp))
      if (state === 'cancelled') await endWaits(transaction, camp, { at, reason: '' })
      else
        await transaction
          .update(campWaits)
          .set({ state: 'closed' })
          .where(and(isLive, lte(campWaits.startOn, today)))
      return 0
    }
    const desk = deskOf(found)
    await holdDesk(transaction, desk)
    const ended = await endOffers(transaction, camp, at)
    const isFreed = before !== undefined && desk.places > before.places
    const offered = await offerPlaces(transaction, { camp, at, isFreed })
    const told = hasPlaces(state) ? await tellOpening(transaction, camp, at) : 0
    return ended + offered + told
  })
}

async function tellOpening(transaction: Transaction, camp: string, at: Date): Promise<number> {
  const isToTell = and(
    eq(campWaits.camp, camp),
    eq(campWaits.waitsFor, 'opening'),
    eq(campWaits.state, 'waiting'),
  )
  const told = await transaction.update(campWaits).set({ state: 'told' }).where(isToTell).returning()
  for (const wait of told)
    await queueEmail(transaction, bookingsOpen, { to: wait.email, facts: factsOfWait(wait) }, at)
  return told.length
}

const daysKept = 30

/** Forgets who waited, a month after the camp began; says how many. */
export async function purgeWaits({ database, clock }: StoreServices): Promise<number> {
  const end = addDays(dayInParis(clock.now()), -daysKept)
  const { rowCount } = await database.delete(campWaits).where(lt(campWaits.startOn, end))
  return rowCount ?? 0
}
