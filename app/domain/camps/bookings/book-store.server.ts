import { eq, sql } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import {
  keepTerms,
  nextOrderRank,
  reservationEnd,
  takenOrderEnd,
  writeInstalmentOrder,
} from '#app/domain/orders/store.server.ts'
import {
  fits,
  holdDesk,
  holdOffer,
  nothingKept,
  offerPlaces,
  readKept,
  takeOffer,
  wantedBy,
  withoutPlaces,
} from '#app/domain/places/store.server.ts'
import { addressOf } from '#app/domain/shared/people/address.ts'
import { reserveStock } from '#app/domain/shop/store.server.ts'
import { breaks } from '#db/broken-constraint.ts'
import type { Database, Transaction } from '#db/database.ts'
import { bookingEvents, bookingInstalments, bookingParticipants, bookings } from '#db/schema/index.ts'
import { noteGift } from '../gifts/gift-store.server.ts'
import { wasFormSent } from '../lodging/form-store.server.ts'
import { piecesOf } from '../options/chosen-options.ts'
import { holdVoucher, noteVoucherUse } from '../vouchers/use-store.server.ts'
import type { BookingForm } from './booking-form.ts'
import { findMadeBooking, type MadeBooking } from './made-store.server.ts'
import { minorsProblem } from './minors/minors-store.server.ts'
import { type BookingServices, deskOf, type Offer, readOffer } from './offer-store.server.ts'
import { frozenTermsOf, linesOf } from './order-of-booking.server.ts'
import { type BookingRecap, bookingRecapOf, voucherWishOf } from './recap-store.server.ts'

/** A wish to book: `key` is the form’s, `fingerprint` that of the recap that was shown. */
export type BookingWish = {
  readonly key: string
  readonly fingerprint: string
  readonly path: string
  readonly form: BookingForm
  readonly userId: string | undefined
  readonly isMember: boolean
  /** Says to have received the standard form; asked of a package alone. */
  readonly hasReadForm?: boolean
  /** Secret of a place that was offered to who waited. */
  readonly wait?: string | undefined
  /** Of the coach who takes it for somebody: an account’s number, or the name of a command. */
  readonly author?: string | undefined
  /** What the coach adds to the contract. */
  readonly word?: string | undefined
  /** The booking that this one is made in place of: nothing is booked once that one is over. */
  readonly replaces?: string | undefined
}

export type BookingAnswer =
  | { readonly ok: true; readonly booking: MadeBooking; readonly isNew: boolean }
  | {
      readonly ok: false
      readonly why: 'full' | 'recap-changed' | 'closed' | 'minors' | 'voucher' | 'package-form'
      readonly message: string
    }

const changed =
  'Un prix, une option ou une condition a changé pendant votre lecture. Rien n’est réservé\u00a0: relisez, puis commandez.'
const full =
  'Les dernières places, ou une option choisie, viennent de partir. Rien n’est réservé et rien n’est débité.'
const closed = 'Les inscriptions à ce stage ne sont pas ouvertes ici pour le moment. Écrivez-nous.'
const over = 'Cette inscription n’est plus en cours.'

const unreadForm =
  'Le formulaire d’information de ce forfait vous est envoyé avant la commande. Relisez-le, cochez la case, puis commandez.'

/** Books places in one transaction, or returns the booking of the same form; nothing when they are gone. @param read what is booked, where it was just read */
export async function bookCamp(
  services: BookingServices,
  wish: BookingWish,
  read?: Offer,
): Promise<BookingAnswer> {
  const { database } = services
  const offer = read ?? (await readOffer(services, wish.path, wish.wait))
  const answer = offer
    ? await bookOffer(services, wish, offer).catch(madeBefore)
    : ({ ok: false, why: 'closed', message: closed } as const)
  if (answer.ok) return answer
  // Whatever has changed since: who was booked by this form is.
  const before = await findMadeBooking(database, wish.key)
  return before ? { ok: true, booking: before, isNew: false } : answer
}

/** The form of this booking has made one: a press that came before this one, or beside it. */
function madeBefore(error: unknown): BookingAnswer {
  if (!breaks(error, 'bookings_key_unique')) throw error
  return { ok: false, why: 'full', message: full }
}

async function bookOffer(
  { database, clock }: BookingServices,
  wish: BookingWish,
  offer: Offer,
): Promise<BookingAnswer> {
  const wanted = wantedBy(wish.form.participants)
  const desk = deskOf(offer)
  // Without waiting for the others: what is full stays so for long enough to say it.
  const known = (await readKept(database, desk.camp)).get(desk.camp) ?? nothingKept
  if (!fits(desk, withoutPlaces(known, offer.offered), wanted))
    return { ok: false, why: 'full', message: full }
  if (
    !offer.selling ||
    !offer.isOpen ||
    !offer.methods.some(({ id }) => id === wish.form.buyer.paymentMethod)
  )
    return { ok: false, why: 'closed', message: closed }
  const formProblem = await packageFormProblem(database, offer, wish)
  if (formProblem !== undefined) return { ok: false, why: 'package-form', message: formProblem }
  const terms = await keepTerms(database, offer.selling.terms)
  return database.transaction(async (transaction): Promise<BookingAnswer> => {
    if (wish.replaces !== undefined && !(await isLive(transaction, wish.replaces)))
      return { ok: false, why: 'closed', message: over }
    const all = await holdDesk(transaction, desk)
    const at = clock.now()
    const taken = wish.wait === undefined ? undefined : { secret: wish.wait, camp: desk.camp, at }
    const wait = taken && (await holdOffer(transaction, taken))
    const kept = withoutPlaces(all, wait?.places ?? 0)
    if (!fits(desk, kept, wanted)) return { ok: false, why: 'full', message: full }
    const found = await holdVoucher(transaction, voucherWishOf(offer, wish))
    if (!found.ok) return { ok: false, why: 'voucher', message: found.message }
    const recap = bookingRecapOf(offer, kept, { ...wish, voucher: found.voucher })
    if (recap.fingerprint !== wish.fingerprint) return { ok: false, why: 'recap-changed', message: changed }
    const problem = await minorsProblem(transaction, offer.camp, wish.form.participants)
    if (problem !== undefined) return { ok: false, why: 'minors', message: problem }
    const bookingId = randomUUID()
    const lines = piecesOf(recap.participants.flatMap(({ options }) => options))
    if (lines.length > 0 && !(await reserveStock(transaction, { orderId: bookingId, lines, at })).ok)
      return { ok: false, why: 'full', message: full }
    const booking = await writeBooking(transaction, { bookingId, wish, offer, recap, terms, placedAt: at })
    if (wait) {
      await takeOffer(transaction, wait, booking.id)
      // Fewer come than were offered a place: the rest is for the next.
      const isFreed = wanted.places < wait.places
      await offerPlaces(transaction, { camp: desk.camp, at, isFreed })
    }
    return { ok: true, booking, isNew: true }
  })
}

/** It stays so until the transaction ends. */
async function isLive(transaction: Transaction, bookingId: string): Promise<boolean> {
  const [booking] = await transaction.select().from(bookings).where(eq(bookings.id, bookingId)).for('update')
  return booking?.stage === 'held' || booking?.stage === 'booked'
}

/** A package is ordered by who was sent its standard form and says so (Code du tourisme, R211-4). */
async function packageFormProblem(
  database: Database,
  { packageForm: form }: Offer,
  { key, form: { buyer }, hasReadForm }: BookingWish,
): Promise<string | undefined> {
  if (!form) return undefined
  if (hasReadForm !== true) return unreadForm
  return (await wasFormSent(database, { key, to: buyer.email, form })) ? undefined : unreadForm
}

type Written = {
  readonly bookingId: string
  readonly wish: BookingWish
  readonly offer: Offer
  readonly recap: BookingRecap
  readonly terms: string
  readonly placedAt: Date
}

async function writeBooking(transaction: Transaction, written: Written): Promise<MadeBooking> {
  const { bookingId, wish, offer, recap, terms, placedAt } = written
  const { camp } = offer
  const secret = randomBytes(24).toString('base64url')
  const by = { actor: wish.author === undefined ? 'customer' : 'team', author: wish.author }
  const booking = {
    id: bookingId,
    key: wish.key,
    secret,
    camp: camp.slug,
    startOn: camp.startOn,
    endOn: camp.endOn,
    placedAt,
    recap: recap.fingerprint,
    agreed: recap.agreed,
  }
  const people = recap.participants.map((participant, index) => ({
    ...participant,
    options: [...participant.options],
    bookingId,
    rank: index + 1,
    fitnessDeclaredAt: participant.fitnessDeclaredAt ?? placedAt,
  }))
  const parts = recap.instalments.map((instalment, index) => ({ ...instalment, bookingId, rank: index + 1 }))
  // In one statement: everybody else who books this camp waits meanwhile.
  const { rows } = await transaction.execute<{ rank: string }>(sql`
    WITH booked AS ${transaction.insert(bookings).values(booking)},
      people AS ${transaction.insert(bookingParticipants).values(people)},
      parts AS ${transaction.insert(bookingInstalments).values(parts)},
      story AS ${transaction.insert(bookingEvents).values({ bookingId, act: 'book', at: placedAt, ...by })}
    SELECT ${nextOrderRank} AS rank`)
  const { buyer } = recap
  if (wish.form.gift) await noteGift(transaction, bookingId, wish.form.gift)
  const { discount } = recap.agreed
  if (discount && discount.cents > 0)
    await noteVoucherUse(transaction, { ...discount, bookingId, email: buyer.email })
  const isByCard = buyer.paymentMethod === 'card'
  const contract = { email: 'received', ...(wish.word !== undefined && { facts: { word: wish.word } }) }
  const endOf = wish.author === undefined ? reservationEnd : takenOrderEnd
  const order = await writeInstalmentOrder(transaction, {
    bookingId,
    rank: Number(rows[0]?.rank),
    instalment: 1,
    buyer: { ...buyer, address: addressOf(buyer.street, buyer.line2, buyer.postcode, buyer.city) },
    userId: wish.userId,
    paymentMethod: buyer.paymentMethod,
    lines: linesOf(recap, camp.slug, 1),
    terms,
    agreed: frozenTermsOf(offer, placedAt),
    recap: recap.fingerprint,
    placedAt,
    expiresAt: endOf(buyer.paymentMethod, placedAt),
    emails: isByCard || wish.author !== undefined ? [contract] : [contract, { email: 'team-notice' }],
  })
  return { id: bookingId, secret, orderId: order.id, paymentMethod: buyer.paymentMethod }
}
