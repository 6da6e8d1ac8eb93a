import { createHash } from 'node:crypto'
import { findOrderBySecret, type PlacedOrder } from '#app/domain/orders/store.server.ts'
import type { BookingForm } from '../bookings/booking-form.ts'
import {
  type Booking,
  type BookingServices,
  findBookingById,
  type Offer,
  readOffer,
  type ToldBooking,
} from '../bookings/store.server.ts'
import { bookForm, closed, formToCome, needsForm, type Taken } from './book-for-store.server.ts'
import { cancelBookingByClub } from './booking-acts-store.server.ts'

type Move = { readonly bookingId: string; readonly path: string; readonly author: string }

/** The contract that `moveBooking` will send; undefined where it would refuse. */
export async function moveToCome(
  services: BookingServices,
  booking: Booking,
  order: PlacedOrder,
  path: string,
): Promise<ToldBooking | undefined> {
  const offer = await readOffer(services, path)
  if (!offer || offer.packageForm) return undefined
  return (await formToCome(services, offer, formOf(booking, order, offer)))?.told
}

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
  const form = formOf(booking, order, offer)
  const key = keyOf(bookingId, path)
  const made = await bookForm(services, { key, author, offer, form, replaces: bookingId })
  if (!made.ok) return made
  const reason = `Vous êtes inscrit à la place au stage ${offer.camp.title}.`
  const ended = await cancelBookingByClub(services, { bookingId, author, isWaived: true, reason })
  return ended.ok || made.isNew === false ? made : ended
}

/** The same booking in the other camp, of those who still come, without an option. */
function formOf(booking: Booking, order: PlacedOrder, offer: Offer): BookingForm {
  const live = booking.participants.filter(({ leftAt, bornOn }) => leftAt === null && bornOn !== null)
  const { levelGroups } = offer.camp
  const participants = live.map((one) => ({
    ...said(one),
    levelGroup: levelGroups.includes(one.levelGroup ?? '') ? (one.levelGroup ?? undefined) : levelGroups[0],
  }))
  const address = order.address
  return {
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
}

type Person = Booking['participants'][number]

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
