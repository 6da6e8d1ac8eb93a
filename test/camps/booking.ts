import { randomUUID } from 'node:crypto'
import { readBookingForm, type Typed } from '#app/domain/camps/bookings/booking-form.ts'
import type { Participant } from '#app/domain/camps/bookings/participant.ts'
import {
  bookCamp,
  bookingRecapOf,
  type BookingAnswer,
  type BookingServices,
  type BookingWish,
  readOffer,
  voucherWishOf,
} from '#app/domain/camps/bookings/store.server.ts'
import { findVoucher } from '#app/domain/camps/vouchers/use-store.server.ts'

export const lanzarote = '/nos-stages/lanzarote'

const buyer = {
  firstName: 'Camille',
  lastName: 'Martin',
  email: 'camille@exemple.fr',
  phone: '06 12 34 56 78',
  street: '12 rue du Stade',
  postcode: '69003',
  city: 'Lyon',
  paymentMethod: 'transfer',
  plan: 'deposit',
  takesPart: 'on',
}

/** What somebody types to book places of a camp. @param change fields that are otherwise */
export function typedBooking(places = 1, change: Typed = {}): Typed {
  const typed: Record<string, string> = { ...buyer }
  for (let rank = 1; rank <= places; rank += 1)
    Object.assign(typed, {
      [`firstName-${rank}`]: rank === 1 ? '' : 'Sacha',
      [`lastName-${rank}`]: rank === 1 ? '' : 'Martin',
      [`bornOn-${rank}`]: '14/03/1990',
      [`levelGroup-${rank}`]: 'Souple',
      [`emergencyName-${rank}`]: 'Alex Martin',
      [`emergencyPhone-${rank}`]: '06 98 76 54 32',
      [`isFit-${rank}`]: 'on',
    })
  return { ...typed, ...change }
}

type Wish = {
  path?: string
  places?: number
  change?: Typed
  key?: string
  isMember?: boolean
  hasReadForm?: boolean
  wait?: string
}

/** Sees the recap, as somebody who reads before they press. */
export async function wishOf(services: BookingServices, wish: Wish = {}): Promise<BookingWish> {
  const { path = lanzarote, places = 1, change = {}, key = randomUUID(), isMember = false, wait } = wish
  const { hasReadForm = false } = wish
  const offer = await readOffer(services, path, wait)
  if (!offer) throw new Error(`No camp is booked at ${path}.`)
  const read = readBookingForm({ ...offer.camp, today: offer.today }, places, typedBooking(places, change))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { form } = read
  const found = await findVoucher(services.database, voucherWishOf(offer, { form, isMember }))
  const voucher = found.ok ? found.voucher : undefined
  const { fingerprint } = bookingRecapOf(offer, offer.kept, { form, isMember, voucher })
  return { key, fingerprint, path, form, userId: undefined, isMember, hasReadForm, wait }
}

export async function bookNow(services: BookingServices, wish: Wish = {}): Promise<BookingAnswer> {
  return bookCamp(services, await wishOf(services, wish))
}

/** The same, of a booking that is made. */
export async function booked(services: BookingServices, wish: Wish = {}) {
  const answer = await bookNow(services, wish)
  if (!answer.ok) throw new Error(answer.message)
  return answer.booking
}

/** Somebody who comes in place of another. */
export function somebody(change: Partial<Participant> = {}): Participant {
  return {
    firstName: 'Noé',
    lastName: 'Roy',
    bornOn: '1990-03-14',
    email: 'noe@exemple.fr',
    phone: undefined,
    licence: undefined,
    levelGroup: 'Souple',
    diet: undefined,
    emergencyName: 'Zoé Roy',
    emergencyPhone: '+33698765432',
    roomMate: undefined,
    guardianName: undefined,
    guardianEmail: undefined,
    guardianAttests: undefined,
    isFit: 'on',
    ...change,
  }
}
