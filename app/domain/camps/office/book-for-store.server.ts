import { findMember } from '#app/domain/members/store.server.ts'
import { readAddedWord } from '#app/domain/shared/forms/added-word.ts'
import {
  type BookingForm,
  type BookingProblem,
  readBookingForm,
  type Typed,
} from '../bookings/booking-form.ts'
import {
  bookCamp,
  bookingRecapOf,
  type BookingServices,
  bookingToCome,
  type MadeBooking,
  type Offer,
  readOffer,
} from '../bookings/store.server.ts'
import { auditCamp } from './author.server.ts'

export type Taken =
  | { readonly ok: true; readonly booking: MadeBooking }
  | { readonly ok: false; readonly message: string; readonly problems?: readonly BookingProblem[] }

export const closed =
  'Ce stage ne s’inscrit pas ici pour le moment\u00a0: il est complet, commencé, ou sans barème.'

/** Code du tourisme, R211-4: only who was sent the form may order. */
export const needsForm =
  'Ce stage est un forfait\u00a0: la personne doit recevoir le formulaire d’information avant de commander. Envoyez-lui le lien de la page du stage.'

type Dictated = {
  readonly path: string
  /** Participants; the first is who books. */
  readonly count: number
  readonly typed: Typed
}

/** What is said at the telephone, read; what is wrong with it is said by field. */
async function readDictated(services: BookingServices, { path, count, typed }: Dictated) {
  const offer = await readOffer(services, path)
  if (!offer) return { ok: false, message: closed } as const
  if (offer.packageForm) return { ok: false, message: needsForm } as const
  // Of a minor, the guardian says it: one box for both.
  const attested = Array.from({ length: count }, (_, index) => [
    `guardianAttests-${index + 1}`,
    typed[`isFit-${index + 1}`] ?? '',
  ])
  const dictated = { ...typed, ...Object.fromEntries(attested), takesPart: 'on' }
  const read = readBookingForm({ ...offer.camp, today: offer.today }, count, dictated)
  return read.ok
    ? ({ ok: true, offer, form: read.form } as const)
    : ({ ok: false, message: 'Vérifiez les champs signalés.', problems: read.problems } as const)
}

/** What `bookFor` would book, as its contract will tell it, with the fingerprint to book it at. */
export async function bookingForToCome(services: BookingServices, dictated: Dictated) {
  const read = await readDictated(services, dictated)
  if (!read.ok) return read
  const toCome = await formToCome(services, read.offer, read.form)
  return toCome ? ({ ok: true, ...toCome } as const) : ({ ok: false, message: closed } as const)
}

export async function formToCome(services: BookingServices, offer: Offer, form: BookingForm) {
  const { recap } = await recapFor(services, offer, form)
  const told = offer.isOpen ? bookingToCome(offer, recap, services.clock.now()) : undefined
  return told && { told, fingerprint: recap.fingerprint }
}

type ByAuthor = {
  /** Of the form: one form is one booking. */
  readonly key: string
  readonly author: string
}

type Pressed = ByAuthor & {
  /** What the coach adds to the contract. */
  readonly word?: string
  /** Of the recap that was read; undefined: as it is now. */
  readonly fingerprint?: string | undefined
}

/** Books for somebody at the telephone, by the verb of all bookings: contract and way to pay go to them by mail. */
export async function bookFor(
  services: BookingServices,
  { key, author, word: added, fingerprint, ...dictated }: Dictated & Pressed,
): Promise<Taken> {
  const { word, problem } = readAddedWord(added)
  if (problem !== undefined) return { ok: false, message: problem }
  const read = await readDictated(services, dictated)
  if (!read.ok) return read
  return bookForm(services, { key, author, word, fingerprint, offer: read.offer, form: read.form })
}

async function recapFor({ database }: BookingServices, offer: Offer, form: BookingForm) {
  const member = await findMember(database, form.buyer.email)
  const isMember = member?.status === 'active'
  const recap = bookingRecapOf(offer, offer.kept, { form, isMember })
  return { recap, isMember, userId: member?.userId }
}

type Wished = ByAuthor & {
  readonly offer: Offer
  readonly form: BookingForm
  readonly word?: string | undefined
  readonly fingerprint?: string | undefined
  readonly replaces?: string
}

/** Books a form that was read, at what it costs now or at what was shown. */
export async function bookForm(
  services: BookingServices,
  { offer, fingerprint, ...wished }: Wished,
): Promise<Taken & { isNew?: boolean }> {
  const { form, author } = wished
  const { recap, ...who } = await recapFor(services, offer, form)
  const wish = { ...wished, ...who, path: offer.camp.path, fingerprint: fingerprint ?? recap.fingerprint }
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
