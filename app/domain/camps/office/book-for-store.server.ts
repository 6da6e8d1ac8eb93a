import { createHash } from 'node:crypto'
import { findMember } from '#app/domain/members/store.server.ts'
import { findOrderBySecret } from '#app/domain/orders/store.server.ts'
import {
  type BookingForm,
  type BookingProblem,
  readBookingForm,
  type Typed,
} from '../bookings/booking-form.ts'
import type { BookingServices } from '../bookings/offer-store.server.ts'
import {
  bookCamp,
  bookingRecapOf,
  findBookingById,
  type MadeBooking,
  readOffer,
} from '../bookings/store.server.ts'
import { auditCamp } from './author.server.ts'
import { cancelBookingByClub } from './booking-acts-store.server.ts'

type Taken =
  | { readonly ok: true; readonly booking: MadeBooking }
  | { readonly ok: false; readonly message: string; readonly problems?: readonly BookingProblem[] }

const closed = 'Ce stage ne s’inscrit pas ici pour le moment\u00a0: il est complet, commencé, ou sans barème.'

/** Code du tourisme, R211-4: only who was sent the form may order. */
const needsForm =
  'Ce stage est un forfait\u00a0: la personne doit recevoir le formulaire d’information avant de commander. Envoyez-lui le lien de la page du stage.'

type Dictated = {
  readonly path: string
  /** Of the form: one form is one booking. */
  readonly key: string
  /** Participants; the first is who books. */
  readonly count: number
  readonly typed: Typed
  readonly author: string
}

/** Books for somebody at the telephone, by the verb of all bookings: contract and way to pay go to them by mail. */
export async function bookFor(
  services: BookingServices,
  { path, key, count, typed, author }: Dictated,
): Promise<Taken> {
  const offer = await readOffer(services, path)
  if (!offer) return { ok: false, message: closed }
  if (offer.packageForm) return { ok: false, message: needsForm }
  // Of a minor, the guardian says it: one box for both.
  const attested = Array.from({ length: count }, (_, index) => [
    `guardianAttests-${index + 1}`,
    typed[`isFit-${index + 1}`] ?? '',
  ])
  const dictated = { ...typed, ...Object.fromEntries(attested), takesPart: 'on' }
  const read = readBookingForm({ ...offer.camp, today: offer.today }, count, dictated)
  if (!read.ok) return { ok: false, message: 'Vérifiez les champs signalés.', problems: read.problems }
  return bookForm(services, { path, key, form: read.form, author })
}

type Wished = Omit<Dictated, 'typed' | 'count'> & { readonly form: BookingForm; readonly replaces?: string }

async function bookForm(services: BookingServices, wished: Wished): Promise<Taken & { isNew?: boolean }> {
  const { path, key, form, author, replaces } = wished
  const offer = await readOffer(services, path)
  if (!offer) return { ok: false, message: closed }
  const member = await findMember(services.database, form.buyer.email)
  const isMember = member?.status === 'active'
  const { fingerprint } = bookingRecapOf(offer, offer.kept, { form, isMember })
  const wish = { key, fingerprint, path, form, userId: member?.userId, isMember, author, replaces }
  const made = await bookCamp(services, wish, offer)
  if (!made.ok) return { ok: false, message: made.message }
  if (made.isNew)
    await services.database.transaction((transaction) =>
      auditCamp(transaction, {
        author,
        at: services.clock.now(),
        action: 'camp.booked',
        subject: { id: made.booking.id, name: `Stage ${offer.camp.title}` },
      }),
    )
  return made
}

type Move = { readonly bookingId: string; readonly path: string; readonly author: string }

/**
 * Books the same people in another camp at its prices, then gives the former booking up with nothing kept. Pressed again
 * after a crash it goes on where it was: the new booking is known by its key.
 */
export async function moveBooking(
  services: BookingServices,
  { bookingId, path, author }: Move,
): Promise<Taken> {
  const booking = await findBookingById(services.database, bookingId)
  const order = booking && (await findOrderBySecret(services, booking.orders[0]?.secret ?? ''))
  const offer = await readOffer(services, path)
  if (!booking || !order || !offer) return { ok: false, message: closed }
  if (offer.packageForm) return { ok: false, message: needsForm }
  if (booking.agreed.path === path) return { ok: false, message: 'C’est déjà ce stage.' }
  const live = booking.participants.filter(({ leftAt, bornOn }) => leftAt === null && bornOn !== null)
  const { levelGroups } = offer.camp
  const participants = live.map((one) => ({
    ...said(one),
    levelGroup: levelGroups.includes(one.levelGroup ?? '') ? (one.levelGroup ?? undefined) : levelGroups[0],
  }))
  const address = order.address
  const form: BookingForm = {
    buyer: {
      firstName: order.firstName,
      lastName: order.lastName,
      email: order.email,
      phone: order.phone,
      street: address?.street ?? '',
      line2: address?.line2,
      postcode: address?.postcode ?? '',
      city: address?.city ?? '',
      paymentMethod: offer.methods.some(({ id }) => id === 'transfer') ? 'transfer' : 'card',
      plan: 'deposit',
      voucher: undefined,
      note: undefined,
    },
    gift: undefined,
    participants,
  }
  const key = keyOf(bookingId, path)
  const made = await bookForm(services, { path, key, form, author, replaces: bookingId })
  if (!made.ok) return made
  const reason = `Vous êtes inscrit à la place au stage ${offer.camp.title}.`
  const ended = await cancelBookingByClub(services, { bookingId, author, isWaived: true, reason })
  return ended.ok || made.isNew === false ? made : ended
}

type Person = NonNullable<Awaited<ReturnType<typeof findBookingById>>>['participants'][number]

/** Without what was never said: forms know no null. */
function said(one: Person) {
  const email = one.email ?? undefined
  const phone = one.phone ?? undefined
  return {
    firstName: one.firstName,
    lastName: one.lastName,
    bornOn: one.bornOn ?? '',
    email,
    phone,
    licence: one.licence ?? undefined,
    diet: one.diet ?? undefined,
    emergencyName: one.emergencyName ?? '',
    emergencyPhone: one.emergencyPhone ?? '',
    roomMate: one.roomMate ?? undefined,
    guardianName: one.guardianName ?? undefined,
    guardianEmail: one.guardianEmail ?? undefined,
    guardianAttests: undefined,
    isFit: undefined,
    options: [],
    fitnessDeclaredAt: one.fitnessDeclaredAt,
  }
}

/** The same number for the same move. */
function keyOf(bookingId: string, path: string): string {
  const hex = createHash('sha256').update(`${bookingId} ${path}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
