import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { campDesks, campWaits } from '#db/schema/index.ts'
import { offerLapsed, placeOffered, waitEnded } from './mails.ts'
import { offerEnd } from './offer-end.ts'
import { fits, nothingKept } from './places.ts'
import { readKept } from './read-kept-store.server.ts'
import { tellOfferJob } from './tell-offer-store.server.ts'

export type Wait = typeof campWaits.$inferSelect

/** What the mails about a wait say of it. */
export function factsOfWait({ firstName, title, places, secret, path }: Wait) {
  return { firstName, camp: title, places, secret, path }
}

/**
 * Offers what is free of a camp to those who wait, each to the first whom it fits; says to how many. The desk is held first,
 * so that no place is offered twice. @param isFreed places came back: who let one go before is asked again
 */
export async function offerPlaces(
  transaction: Transaction,
  { camp, at, isFreed }: { readonly camp: string; readonly at: Date; readonly isFreed: boolean },
): Promise<number> {
  const [desk] = await transaction.select().from(campDesks).where(eq(campDesks.camp, camp)).for('update')
  if (!desk) return 0
  const isWaiting = and(
    eq(campWaits.camp, camp),
    eq(campWaits.waitsFor, 'places'),
    eq(campWaits.state, 'waiting'),
  )
  if (isFreed) await transaction.update(campWaits).set({ hasPassed: false }).where(isWaiting)
  const waiting = await transaction
    .select()
    .from(campWaits)
    .where(and(isWaiting, eq(campWaits.hasPassed, false)))
    .orderBy(asc(campWaits.rank), asc(campWaits.joinedAt))
    .for('update')
  if (waiting.length === 0) return 0
  const kept = (await readKept(transaction, camp)).get(camp) ?? nothingKept
  let free = desk.places - kept.places
  let offered = 0
  for (const wait of waiting) {
    if (wait.places > free || !(await offer(transaction, wait, at))) continue
    free -= wait.places
    offered += 1
  }
  return offered
}

/** Whether as many places as somebody waits for are free of a camp whose desk is held by the caller. */
export async function areFree(transaction: Transaction, { camp, places }: Wait): Promise<boolean> {
  const [desk] = await transaction.select().from(campDesks).where(eq(campDesks.camp, camp))
  const kept = (await readKept(transaction, camp)).get(camp) ?? nothingKept
  return desk !== undefined && fits(desk, kept, { places, options: {} })
}

/** The desk is held by the caller, who knows that the places are free; false once the camp has begun. */
export async function offer(transaction: Transaction, wait: Wait, at: Date): Promise<boolean> {
  const until = offerEnd(at, wait.startOn)
  if (!until) return false
  await transaction
    .update(campWaits)
    .set({ state: 'offered', offeredAt: at, offeredUntil: until, hasPassed: false })
    .where(eq(campWaits.id, wait.id))
  const facts = { ...factsOfWait(wait), until }
  await queueEmail(transaction, placeOffered, { to: wait.email, facts }, at)
  if (wait.userId !== null) await transaction.execute(tellOfferJob({ id: wait.id, until }))
  return true
}

/** Offers that were not answered in time go on to the next, at once; says how many. The desk is held by the caller. */
export async function endOffers(transaction: Transaction, camp: string, at: Date): Promise<number> {
  const lapsed = await transaction
    .update(campWaits)
    .set({ state: 'lapsed' })
    .where(and(eq(campWaits.camp, camp), eq(campWaits.state, 'offered'), lte(campWaits.offeredUntil, at)))
    .returning()
  for (const wait of lapsed)
    await queueEmail(transaction, offerLapsed, { to: wait.email, facts: factsOfWait(wait) }, at)
  return lapsed.length
}

/** The offer of a secret while it lasts, held until the transaction ends; undefined for any other. */
export async function holdOffer(
  transaction: Transaction,
  { secret, camp, at }: { readonly secret: string; readonly camp: string; readonly at: Date },
): Promise<Wait | undefined> {
  const isTheirs = and(
    eq(campWaits.secret, secret),
    eq(campWaits.camp, camp),
    eq(campWaits.state, 'offered'),
    sql`${campWaits.offeredUntil} > ${at.toISOString()}::timestamptz`,
  )
  const [wait] = await transaction.select().from(campWaits).where(isTheirs).for('update')
  return wait
}

/** Ends a list; who proved their address is told why. The desk is held by the caller. */
export async function endWaits(
  transaction: Transaction,
  camp: string,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  const isLive = and(eq(campWaits.camp, camp), inArray(campWaits.state, ['asked', 'waiting', 'offered']))
  const known = await transaction.select().from(campWaits).where(isLive).for('update')
  await transaction.update(campWaits).set({ state: 'closed' }).where(isLive)
  for (const wait of known.filter(({ state }) => state !== 'asked'))
    await queueEmail(transaction, waitEnded, { to: wait.email, facts: { ...factsOfWait(wait), reason } }, at)
}

/** An offer became a booking. */
export async function takeOffer(transaction: Transaction, wait: Wait, bookingId: string): Promise<void> {
  await transaction.update(campWaits).set({ state: 'taken', bookingId }).where(eq(campWaits.id, wait.id))
}

/** The booking of an offer is theirs, or is not any more: who did not pay may come back. The desk is held by the caller. */
export async function followTakenOffer(
  transaction: Transaction,
  bookingId: string,
  stage: 'booked' | 'expired' | 'cancelled',
): Promise<void> {
  const isOf = eq(campWaits.bookingId, bookingId)
  if (stage === 'booked') {
    const isSaidOtherwise = and(isOf, ne(campWaits.state, 'taken'))
    await transaction.update(campWaits).set({ state: 'taken' }).where(isSaidOtherwise)
    return
  }
  const over = stage === 'expired' ? 'lapsed' : 'left'
  const state = sql`CASE WHEN EXISTS (SELECT FROM club.camp_closures WHERE camp = ${campWaits.camp})
    THEN 'closed' ELSE ${over} END::club.camp_wait_state`
  await transaction
    .update(campWaits)
    .set({ state })
    .where(and(isOf, eq(campWaits.state, 'taken')))
}
