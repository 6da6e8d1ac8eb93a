import { and, asc, count, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { restockRequests, stock } from '#db/schema/index.ts'
import { type OfferServices, readOffers, type VariantOffer } from '../offers-store.server.ts'
import { restockBack } from './emails.ts'
import { aboutOffer } from './restock-store.server.ts'
import { howManyToTell, roundHours } from './restock.ts'

const isWaiting = and(isNotNull(restockRequests.confirmedAt), isNull(restockRequests.toldAt))

/** Tells those who wait for what is back, in their order, as many as there are pieces; the next ones a day later. */
export async function tellRestock(services: OfferServices & StoreServices): Promise<number> {
  const { database, clock } = services
  const { identifier, variant } = restockRequests
  const places = await database
    .selectDistinct({ identifier, variant })
    .from(restockRequests)
    .innerJoin(stock, and(eq(stock.identifier, identifier), eq(stock.variant, variant)))
    .where(and(isWaiting, gt(stock.pieces, 0)))
  let told = 0
  for (const offer of await readOffers(services, places))
    told += await database.transaction((transaction) => tellOf(transaction, offer, clock.now()))
  return told
}

/** The stock's row is held meanwhile: two that tell at once tell nobody twice, and no more than there are pieces. */
async function tellOf(transaction: Transaction, offer: VariantOffer, at: Date): Promise<number> {
  const { identifier, variant } = offer
  const [held] = await transaction
    .select({ pieces: stock.pieces })
    .from(stock)
    .where(and(eq(stock.identifier, identifier), eq(stock.variant, variant)))
    .for('update')
  const isPlace = and(eq(restockRequests.identifier, identifier), eq(restockRequests.variant, variant))
  const since = new Date(at.getTime() - roundHours * 3_600_000)
  const [lately] = await transaction
    .select({ number: count() })
    .from(restockRequests)
    .where(and(isPlace, gt(restockRequests.toldAt, since)))
  const most = howManyToTell({ pieces: held?.pieces ?? 0, toldLately: lately?.number ?? 0 })
  const next = await transaction
    .select({ id: restockRequests.id, email: restockRequests.email })
    .from(restockRequests)
    .where(and(isPlace, isWaiting))
    .orderBy(asc(restockRequests.confirmedAt), asc(restockRequests.id))
    .limit(most)
    .for('update')
  for (const { id, email } of next) {
    await queueEmail(transaction, restockBack, { to: email ?? '', facts: aboutOffer(offer) }, at)
    await transaction
      .update(restockRequests)
      .set({ email: null, toldAt: at })
      .where(eq(restockRequests.id, id))
  }
  return next.length
}
