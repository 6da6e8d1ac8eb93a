import { data, href, redirect } from 'react-router'
import { type BookingProblem, readBookingForm, type Typed } from '#app/domain/camps/bookings/booking-form.ts'
import { countAfter, typedCountOf } from '#app/domain/camps/bookings/form-questions.ts'
import {
  bookCamp,
  bookingRecapOf,
  findMadeBooking,
  type Offer,
  voucherWishOf,
} from '#app/domain/camps/bookings/store.server.ts'
import { sendPackageForm } from '#app/domain/camps/lodging/form-store.server.ts'
import { findVoucher } from '#app/domain/camps/vouchers/use-store.server.ts'
import { orderKey } from '#app/domain/orders/placing/recap.ts'
import { openCardPayment } from '#app/domain/orders/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext, type Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, takeInTurn, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import {
  type Asked,
  newKey,
  offerAt,
  readBooker,
  readTyped,
  type RecapView,
  recapView,
} from './read-booking.server.ts'
import { holdPlaces } from './unpaid-places.server.ts'

const visitorLimit = rateLimit({ name: 'bookings-visitor', points: 30, seconds: 600 })
const recipientLimit = rateLimit({ name: 'bookings-recipient', points: 12, seconds: 3600 })

const tooOften =
  'Beaucoup d’inscriptions en peu de temps. Patientez quelques minutes, ou écrivez-nous\u00a0: nous les préparons avec vous.'
const readAgain = 'Relisez le récapitulatif, puis commandez.'

/** What the page shows after a press: the form with its problems, the recap, or the way to the payment. */
export type BookingAnswer = {
  readonly attempt: string
  readonly step: 'form' | 'recap'
  readonly count: number
  readonly typed: Typed
  readonly key: string
  readonly problems?: readonly BookingProblem[]
  readonly problem?: string
  readonly termsProblem?: string
  readonly recap?: RecapView
  readonly leaveFor?: string
}

/** Everything a press of this page’s buttons does. Only the last of them books. */
export async function answerBooking(asked: Asked) {
  const { offer, services, path, wait: place } = await offerAt(asked)
  const { id: attempt, address } = asked.context.get(requestContext)
  const form = await readForm(asked.request)
  const intent = textOf(form, 'intent')
  const count = countAfter(intent, typedCountOf(textOf(form, 'personnes')), offer.camp)
  const typed = readTyped(form, offer, count)
  const key = orderKey.safeParse(textOf(form, 'key')).data ?? newKey()
  const answer = (status: number, rest: Partial<BookingAnswer>) =>
    data<BookingAnswer>(
      { attempt, step: 'form', count, typed, key, ...rest },
      { status, headers: forThisVisitor },
    )

  if (intent !== 'recap' && intent !== 'order') return answer(200, {})
  // What it took is gone by itself: its voucher is used, its last shirt is theirs.
  const before = intent === 'order' ? await findMadeBooking(services.database, key) : undefined
  if (before) return leave(asked, services, before, answer)
  const read = readBookingForm({ ...offer.camp, today: offer.today }, count, typed)
  if (!read.ok) return answer(422, { problems: read.problems })
  const booker = await readBooker(asked.context)
  const isMember = booker?.isMember ?? false
  const found = await findVoucher(services.database, voucherWishOf(offer, { form: read.form, isMember }))
  if (!found.ok) return answer(422, { problems: [{ field: 'voucher', message: found.message }] })
  const { voucher } = found
  const recap = async (now: Offer) =>
    recapView(services, now, bookingRecapOf(now, now.kept, { form: read.form, isMember, voucher }))
  if (intent === 'recap') {
    if (count > offer.camp.placesLeft) return answer(409, { problem: tooFewPlaces(offer.camp.placesLeft) })
    const problem = await mailPackageForm(services, { offer, key, address, buyer: read.form.buyer })
    if (problem !== undefined) return answer(429, { problem })
    return answer(200, { step: 'recap', recap: await recap(offer) })
  }

  if (form.get('termsAccepted') !== 'on')
    return answer(422, { step: 'recap', recap: await recap(offer), termsProblem: acceptTerms })
  const wait = await takeInTurn(
    [visitorLimit(services), visitorKey(address)],
    [recipientLimit(services), read.form.buyer.email],
  )
  if (wait > 0) return answer(429, { step: 'recap', recap: await recap(offer), problem: tooOften })
  const held = await holdPlaces(services, {
    visitor: booker?.userId ?? visitorKey(address),
    form: key,
    camp: { path, placesLeft: offer.camp.placesLeft },
    places: count,
    isByCard: read.form.buyer.paymentMethod === 'card',
  })
  if (!held.ok) return answer(429, { step: 'recap', recap: await recap(offer), problem: held.message })

  const fingerprint = textOf(form, 'recap')
  const hasReadForm = form.get('packageFormRead') === 'on'
  const wish = {
    key,
    fingerprint,
    path,
    form: read.form,
    userId: booker?.userId,
    isMember,
    hasReadForm,
    wait: place,
  }
  const made = await bookCamp(services, wish, offer)
  if (!made.ok) {
    await held.giveBack()
    const { offer: now } = await offerAt(asked)
    const problem = fingerprint === '' ? readAgain : made.message
    if (made.why !== 'recap-changed' && made.why !== 'package-form') return answer(409, { problem })
    await mailPackageForm(services, { offer: now, key, address, buyer: read.form.buyer })
    return answer(409, { step: 'recap', recap: await recap(now), problem })
  }
  return leave(asked, services, made.booking, answer)
}

function tooFewPlaces(left: number): string {
  if (left === 0) return 'Les dernières places viennent de partir. Rien n’est réservé.'
  const words = left > 1 ? `${left} places` : '1 place'
  return `Il ne reste que ${words} pour ce stage. Rien n’est réservé\u00a0: retirez des personnes, ou attendez qu’une place revienne.`
}

const acceptTerms =
  'Cochez la case pour accepter les conditions générales de vente et le barème d’annulation.'

async function leave(
  { request }: Asked,
  services: Services,
  { secret, orderId, paymentMethod }: { secret: string; orderId: string; paymentMethod: string },
  answer: (status: number, rest: Partial<BookingAnswer>) => ReturnType<typeof data<BookingAnswer>>,
) {
  const page = href('/inscription/:secret', { secret })
  if (paymentMethod !== 'card') return redirect(page, { status: 303, headers: forThisVisitor })
  const opened = await openCardPayment(services, orderId)
  if (!opened.ok) return redirect(`${page}?paiement=indisponible`, { status: 303, headers: forThisVisitor })
  const url = new URL(opened.url, request.url)
  if (url.origin === new URL(request.url).origin)
    return redirect(url.pathname + url.search, { status: 303, headers: forThisVisitor })
  return answer(200, { leaveFor: url.href })
}

type FormReader = {
  readonly offer: Offer
  readonly key: string
  readonly address: string
  readonly buyer: { readonly email: string; readonly firstName: string }
}

/** Before the order, the standard form of a package goes to who is about to make it; why it could not, in French. */
async function mailPackageForm(
  services: Services,
  { offer: { camp, packageForm: form }, key, address, buyer }: FormReader,
): Promise<string | undefined> {
  if (!form) return undefined
  const wait = await takeInTurn(
    [visitorLimit(services), visitorKey(address)],
    [recipientLimit(services), buyer.email],
  )
  if (wait > 0) return tooOften
  await sendPackageForm(services, {
    key,
    to: buyer.email,
    firstName: buyer.firstName,
    camp: camp.title,
    form,
  })
  return undefined
}
