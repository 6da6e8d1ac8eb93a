import { and, eq, gte, lte } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { addDays, dayInParis, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { earliestMail } from '#app/domain/shared/mail-hours.ts'
import { openAfterCamp, type TestimonialServices } from '#app/domain/testimonials/store.server.ts'
import { usualReminderDays } from '#content/collections/reminder-days.ts'
import type { Transaction } from '#db/database.ts'
import { bookings, bookingTold } from '#db/schema/index.ts'
import { type Booking, findBookingById } from '../bookings/store.server.ts'
import { readGuide } from '../participants-page/guide-store.server.ts'
import { participantsSecretOf } from '../participants-page/page-store.server.ts'
import { campReminder } from './mails.ts'
import { readersOf } from './readers-store.server.ts'
import { lastThanks, reminderOn, type ReminderKind } from './rules.ts'

/** Writes to the participants of camps to come, and of those that ended, each about each thing once; says how many mails. */
export async function remindParticipants(
  services: TestimonialServices,
  days = usualReminderDays,
): Promise<number> {
  const now = services.clock.now()
  if (timeInParis(now) < earliestMail) return 0
  const today = dayInParis(now)
  const near = await services.database
    .select({ id: bookings.id, startOn: bookings.startOn, endOn: bookings.endOn })
    .from(bookings)
    .where(
      and(
        eq(bookings.stage, 'booked'),
        lte(bookings.startOn, addDays(today, days.papers)),
        gte(bookings.endOn, addDays(today, -lastThanks)),
      ),
    )
  let sent = 0
  for (const { id, ...camp } of near) {
    const kind = reminderOn(camp, today, days)
    if (kind) sent += await remind(services, id, kind)
  }
  return sent
}

function remind(
  { database, clock, appSecret }: TestimonialServices,
  bookingId: string,
  kind: ReminderKind,
): Promise<number> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const [held] = await transaction.select().from(bookings).where(eq(bookings.id, bookingId)).for('update')
    if (held?.stage !== 'booked') return 0
    const told = await transaction
      .insert(bookingTold)
      .values({ bookingId, about: kind, at })
      .onConflictDoNothing()
      .returning({ about: bookingTold.about })
    const booking = await findBookingById(transaction, bookingId)
    if (told.length === 0 || !booking) return 0
    const facts = await factsOf(transaction, booking, kind)
    const readers = await readersOf(transaction, booking)
    for (const { email: to, firstName } of readers) {
      const asked = { email: to, firstName, about: facts.camp }
      const testimonial =
        kind === 'thanks' ? await openAfterCamp(transaction, { appSecret, at }, asked) : undefined
      await queueEmail(transaction, campReminder, { to, facts: { ...facts, firstName, testimonial } }, at)
    }
    return readers.length
  })
}

async function factsOf(transaction: Transaction, { id, camp, agreed }: Booking, kind: ReminderKind) {
  const guide = await readGuide(transaction, camp)
  const { title, startOn, endOn, place } = agreed
  return {
    kind,
    camp: title,
    startOn,
    endOn,
    place: `${place.name}, ${place.city}`,
    words: kind === 'thanks' ? '' : guide[kind],
    weather: guide.weather,
    photosUrl: guide.photosUrl,
    secret: await participantsSecretOf(transaction, id),
  }
}
