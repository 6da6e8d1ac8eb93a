import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { dayInParis, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { earliestMail } from '#app/domain/shared/mail-hours.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import { bookingGifts, bookings, orders } from '#db/schema/index.ts'
import { findBookingById } from '../bookings/read-store.server.ts'
import type { Gift } from './gift-form.ts'
import { campGift } from './mails.ts'

export async function noteGift(transaction: Transaction, bookingId: string, gift: Gift): Promise<void> {
  const secret = randomBytes(24).toString('base64url')
  await transaction.insert(bookingGifts).values({ ...gift, bookingId, secret })
}

/** Tells those who receive a place that is paid, on their day or as soon after it as it is paid; says how many. */
export async function tellGifts({ database, clock }: StoreServices): Promise<number> {
  const at = clock.now()
  if (timeInParis(at) < earliestMail) return 0
  const due = await database
    .select({ bookingId: bookingGifts.bookingId })
    .from(bookingGifts)
    .innerJoin(bookings, eq(bookings.id, bookingGifts.bookingId))
    .where(
      and(
        isNull(bookingGifts.toldAt),
        lte(bookingGifts.tellOn, dayInParis(at)),
        eq(bookings.stage, 'booked'),
      ),
    )
  let told = 0
  for (const { bookingId } of due)
    if (await database.transaction((transaction) => tell(transaction, bookingId, at))) told += 1
  return told
}

async function tell(transaction: Transaction, bookingId: string, at: Date): Promise<boolean> {
  const [held] = await transaction.select().from(bookings).where(eq(bookings.id, bookingId)).for('update')
  if (held?.stage !== 'booked') return false
  const [gift] = await transaction
    .update(bookingGifts)
    .set({ toldAt: at })
    .where(and(eq(bookingGifts.bookingId, bookingId), isNull(bookingGifts.toldAt)))
    .returning()
  const card = gift && (await cardOf(transaction, gift))
  if (!card?.email) return false
  const { email: to, title: camp, place: _place, ...facts } = card
  await queueEmail(transaction, campGift, { to, facts: { ...facts, camp } }, at)
  return true
}

const secretForm = /^[\w-]{32}$/

/** The card of a gift, for who knows its secret, while its place is theirs. */
export async function findGiftCard(database: Pick<Database, 'select'>, secret: string) {
  if (!secretForm.test(secret)) return undefined
  const [found] = await database
    .select({ gift: bookingGifts, stage: bookings.stage })
    .from(bookingGifts)
    .innerJoin(bookings, eq(bookings.id, bookingGifts.bookingId))
    .where(eq(bookingGifts.secret, secret))
  return found?.stage === 'booked' ? cardOf(database, found.gift) : undefined
}

async function cardOf(
  database: Pick<Database, 'select'>,
  { bookingId, secret, words }: typeof bookingGifts.$inferSelect,
) {
  const booking = await findBookingById(database, bookingId)
  const [buyer] = await database
    .select({ firstName: orders.firstName })
    .from(orders)
    .where(eq(orders.bookingId, bookingId))
    .orderBy(asc(orders.instalment))
    .limit(1)
  const receiver = booking?.participants.find(({ leftAt }) => !leftAt)
  if (!booking || !receiver) return undefined
  const { title, startOn, endOn, place } = booking.agreed
  return {
    firstName: receiver.firstName,
    email: receiver.email,
    from: buyer?.firstName ?? '',
    title,
    startOn,
    endOn,
    place: `${place.name}, ${place.city}`,
    words,
    secret,
  }
}
